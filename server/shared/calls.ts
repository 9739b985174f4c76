/** Addresses of API calls that know the types of their responses. */

/** An address of the API. At run time it is a text; `response` has no value. */
export type Call<Response> = string & { readonly response?: Response };

export function callTo<Response>(address: string): Call<Response> {
  return address as Call<Response>;
}
