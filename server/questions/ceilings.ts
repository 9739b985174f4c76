/** Limits the questions that all visitors together may leave in a day, so that no one can fill the editors' list. */
import { isIPv4 } from "node:net";
import { networkOf } from "../plugins/client-network.ts";
import { HttpError } from "../plugins/errors.ts";
import { secondsToTomorrow, today } from "./period.ts";

/** Questions a day from everyone. */
const MAX_PER_DAY = 200;
/** Questions a day from one network: what one provider has many of, and one abuser can have whole. */
const MAX_PER_NETWORK = 20;
/** Length of the prefix of such a network, in bits. In IPv4 it is 16: the first two numbers. */
const IPV6_PREFIX = 40;

/** The count of a day (UTC). It is in memory only, so no address is stored. */
export class QuestionCeilings {
  #day = "";
  #total = 0;
  readonly #byNetwork = new Map<string, number>();

  /**
   * Counts a question.
   *
   * @param address - The address of a client, as `request.ip` has it.
   * @throws {HttpError} 503 if enough questions were left today, 429 if enough came from the client's network.
   */
  take(address: string): void {
    this.#startDay();
    const network = providerOf(address);
    const fromNetwork = this.#byNetwork.get(network) ?? 0;
    if (this.#total >= MAX_PER_DAY)
      throw new HttpError(503, "The editors have enough questions for today; try again tomorrow.", secondsToTomorrow());
    if (fromNetwork >= MAX_PER_NETWORK)
      throw new HttpError(429, "Too many questions from this network today; try again tomorrow.", secondsToTomorrow());
    this.#total += 1;
    this.#byNetwork.set(network, fromNetwork + 1);
  }

  #startDay(): void {
    if (this.#day === today()) return;
    this.#day = today();
    this.#total = 0;
    this.#byNetwork.clear();
  }
}

function providerOf(address: string): string {
  const network = networkOf(address, IPV6_PREFIX);
  return isIPv4(network) ? network.split(".", 2).join(".") : network;
}
