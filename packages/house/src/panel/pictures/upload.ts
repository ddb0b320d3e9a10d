import { encodePicture } from "../../pictures/encode-picture.ts";
import { storePicture } from "../../pictures/stored-pictures.ts";
import { consume } from "../../rate-limits.ts";
import { recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelHandler } from "../panel-context.ts";

/** Stores a picture of the tenant (D93). The same picture again is the stored one. */
export const panelPictureUpload: PanelHandler<"panelPictureUpload"> = async (context, { content }) => {
  const { house, actor, ip } = context;
  requirePermission(actor, "offer.edit");
  await consume(house.buckets.pictures, String(actor.staffId));
  const encoded = await house.encoding.run(ip, () => encodePicture(Buffer.from(content, "base64")));
  return house.db.transaction().execute(async (trx) => {
    const { pictureId, address, isNew } = await storePicture(trx, actor.tenantId, encoded);
    if (isNew)
      await recordChange(trx, context, {
        action: "offer.edit",
        target: { kind: "picture", id: pictureId, name: address },
        changes: [{ field: "image", before: null, after: address }],
      });
    return { address };
  });
};
