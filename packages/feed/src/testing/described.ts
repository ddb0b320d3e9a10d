// An independent implementation of protobuf, which shares only the schema with ours.
import { createFileRegistry, type DescMessage, fromBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { buf, protos } from "./buf.ts";

const registry = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, buf("build", protos, "--exclude-source-info", "-o", "-#format=binpb")),
);

/** The description of a live message in the schema. Throws if it has no message of that name. */
export function described(name: string): DescMessage {
  const found = registry.getMessage(`livery.live.v1.${name}`);
  if (found === undefined) throw new Error(`no message ${name}`);
  return found;
}
