/** The types of a file that the server accepts as a picture. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;

export const isPictureType = (type: string): boolean => pictureTypes.some((each) => each === type);

/** The bytes of a file in base64. */
export function contentOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.addEventListener("load", () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.readAsDataURL(file);
  });
}
