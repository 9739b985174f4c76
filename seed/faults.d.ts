/** A schema's finding; the parts of it that are used. */
export interface Fault {
  keyword: string;
  instancePath: string;
  params: object;
  message: string;
}
export interface DescribedFault {
  path: (string | number)[];
  message: string;
  remedy: string;
}
/** @returns What an editor is told of a fault: nothing for a fault that another one already tells. */
export declare function describeFault(fault: Fault): DescribedFault[];
