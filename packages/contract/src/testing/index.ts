export { fullPayload, payloadArbitrary, resultArbitrary, validPayloads, type WireBody } from "./payloads.ts";
export { fieldLocation, toRequest, type FieldLocation, type WireRequest } from "./request.ts";
export { wireArbitrary } from "./wire-arbitrary.ts";
export { wrongPayloads, type Fault, type WrongPayload } from "./wrong-payloads.ts";
