// Protobuf by other hands, which knows of ours nothing but the schema.
import { createFileRegistry, type DescMessage, fromBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { buf, protos } from "./buf.ts";

const registry = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, buf("build", protos, "--exclude-source-info", "-o", "-#format=binpb")),
);

/** A live message as the schema describes it; throws where it has none of that name. */
export function described(name: string): DescMessage {
  const found = registry.getMessage(`livery.live.v1.${name}`);
  if (found === undefined) throw new Error(`no message ${name}`);
  return found;
}
