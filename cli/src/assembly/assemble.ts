import { createHash } from "node:crypto";
import { copyFile, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Boot, BootRow, Shell, Skin, Messages } from "@livery/skin";
import { serverEntryFile, type Platform } from "../platform/build-platform.ts";
import type { BuiltOverrides } from "../overrides/build-overrides.ts";
import type { SiteSource } from "../platform/site-source.ts";
import { replaceFolder, writeInto } from "../files/folder.ts";
import { makeFolder } from "../files/make-folder.ts";
import type { BakedSettings } from "./baked.ts";
import { bootObjects } from "./boot-objects.ts";
import { builtFolder } from "@livery/house/built-folder";
import type { BuiltFile } from "../files/built-file.ts";
import { writeCompressed } from "../files/compress.ts";
import { brandDocuments } from "./documents.ts";
import { unique } from "../platform/closure.ts";
import { brandChunks } from "./brand-chunks.ts";
import { brandFonts, withFallbacks } from "./fonts.ts";
import { ownDescriptions } from "./descriptions.ts";
import { drawCard, drawIcons } from "./icons.ts";
import { bootLanguages } from "./languages.ts";
import { brandPictures } from "./pictures.ts";
import { loadSiteServer } from "./render.ts";
import { siteFiles } from "./site-files.ts";
import { brandStyle } from "./stylesheet.ts";
import { brandThemes } from "./themes.ts";
import { themeColours } from "./theme-colours.ts";
import { messageKeysOf, messageFilter, type MessageKeys } from "./message-use.ts";

export interface AssemblyInput {
  readonly platform: Platform;
  readonly site: SiteSource;
  readonly skin: Skin;
  readonly brandFolder: string;
  /** The brand's own files, built for this platform. */
  readonly overrides: BuiltOverrides;
  readonly baked: BakedSettings;
  /** The matches of the first view by language; none if no server answered. */
  readonly rows: Readonly<Record<string, readonly BootRow[]>>;
  /** The folder of the built brand; its earlier content is replaced. */
  readonly out: string;
}

export interface Assembled {
  readonly release: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Number of public files, without compressed copies. */
  readonly files: number;
  /** Bytes of the default language's Home, uncompressed. */
  readonly homeBytes: number;
}

/**
 * Assembles a brand from the platform's chunks, its skin and its settings. It works in a separate folder and swaps that in at the
 * end: an error leaves the earlier build unchanged. The same input gives the same bytes.
 */
export async function assemble(input: AssemblyInput): Promise<Assembled> {
  const { platform, site, skin, brandFolder, overrides, baked } = input;
  const chunks = brandChunks(platform.manifest, site, skin, overrides.closures);
  const languages = bootLanguages(baked.languages);
  const fontNames = skin.assets.fonts ?? [];
  const fonts = await brandFonts(fontNames, languages, brandFolder);
  const themes = await brandThemes(skin, baked.settings.title, languages, brandFolder);
  const colours = themeColours(skin.tokens);
  const pictures = await brandPictures(brandFolder, skin.assets);
  const inFolder = (path: string | undefined): string | undefined => path && join(brandFolder, path);
  const { favicon, logo } = skin.assets;
  const icons = [
    ...(await drawIcons(inFolder(favicon), colours.light)),
    await drawCard(inFolder(logo), inFolder(favicon), colours.light),
  ];
  const described = await ownDescriptions(skin, baked.languages);
  const release = releaseName(input, [
    ...pictures.files,
    ...icons,
    ...fonts.files,
    ...themes.files,
    ...overrides.files,
  ]);
  const used = await brandMessages(platform, overrides, chunks.files);
  const boots = new Map<Shell, Readonly<Record<string, Boot>>>();
  for (const [shell, variants] of chunks.shells)
    boots.set(
      shell,
      await bootObjects({ skin, baked, shell, variants, pictures, themes, languages, rows: input.rows, release, used }),
    );
  const server = await loadSiteServer(join(platform.serverFolder, serverEntryFile));
  const style = brandStyle(skin, withFallbacks(skin.tokens, fontNames));
  const documents = await brandDocuments({
    skin,
    baked,
    boots,
    chunks,
    colours,
    ownDescriptions: described,
    fonts,
    server,
    style,
    platform,
    overrides,
  });
  const ofSite = siteFiles({
    skin,
    baked,
    languages,
    themes,
    ownDescriptions: described,
    release,
    routes: server.routes,
    headers: documents.headers,
  });
  const files: readonly BuiltFile[] = [
    ...pictures.files,
    ...icons,
    ...fonts.files,
    ...themes.files,
    ...overrides.files,
    ...documents.files,
    ...ofSite.public,
  ];
  const own = new Set(overrides.files.map(({ path }) => path));
  const shared = chunks.files.filter((file) => !own.has(file));
  await replaceFolder(input.out, async (fresh) => {
    const served = join(fresh, builtFolder.public);
    await Promise.all([
      copyChunks(platform.clientFolder, served, shared),
      ...files.map(async ({ path, content }) => {
        await writeInto(served, path, content);
        await writeCompressed(join(served, ...path.split("/")), Buffer.from(content), "quick");
      }),
      ...ofSite.server.map(({ path, content }) => writeInto(fresh, path, content)),
    ]);
  });
  return {
    release,
    languages: baked.languages,
    defaultLanguage: baked.defaultLanguage,
    files: shared.length + files.length,
    homeBytes: homeBytes(documents.files, baked.defaultLanguage),
  };
}

/** The message keys of each script of a platform, read once for all its brands. */
const messageKeysByPlatform = new WeakMap<Platform, Promise<ReadonlyMap<string, MessageKeys>>>();

async function readMessageKeys({ clientFolder }: Platform): Promise<ReadonlyMap<string, MessageKeys>> {
  const scripts = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".js"));
  return new Map(
    await Promise.all(
      scripts.map(async (name): Promise<[string, MessageKeys]> => {
        const path = `assets/${name}`;
        return [path, messageKeysOf(await readFile(join(clientFolder, path), "utf8"))];
      }),
    ),
  );
}

async function brandMessages(
  platform: Platform,
  overrides: BuiltOverrides,
  files: readonly string[],
): Promise<(messages: Messages) => Messages> {
  const read = messageKeysByPlatform.get(platform) ?? readMessageKeys(platform);
  messageKeysByPlatform.set(platform, read);
  const included = new Set(files);
  const own = overrides.files.filter(({ path }) => path.endsWith(".js"));
  const shared = [...(await read)];
  return messageFilter(
    [
      ...shared.flatMap(([path, script]) => (included.has(path) ? [script] : [])),
      ...own.map(({ content }) => messageKeysOf(content.toString())),
    ],
    shared.flatMap(([path, script]) => (included.has(path) ? [] : [script])),
  );
}

/** The release name identifies everything that a player can see: the platform, the skin, its files and the baked settings. */
function releaseName(input: AssemblyInput, files: readonly BuiltFile[]): string {
  const hash = createHash("sha256").update(input.platform.hash);
  hash.update(JSON.stringify([input.skin, input.baked.merged, input.rows]));
  for (const file of files) hash.update(file.path).update(file.content);
  return hash.digest("hex").slice(0, 12);
}

/** Copies chunks with the compressed copies that the platform build has made. */
async function copyChunks(from: string, to: string, files: readonly string[]): Promise<void> {
  const there = new Set(await readdir(from, { recursive: true }));
  const folders = unique(files.map((file) => dirname(join(to, file))));
  await Promise.all(folders.map((folder) => makeFolder(folder)));
  const copies = files.flatMap((file) => [
    file,
    ...[`${file}.br`, `${file}.gz`].filter((copy) => there.has(join(copy))),
  ]);
  await Promise.all(copies.map((file) => copyFile(join(from, file), join(to, file))));
}

function homeBytes(files: readonly BuiltFile[], language: string): number {
  const home = files.find((file) => file.path === `${language}/index.html`);
  return home === undefined ? 0 : Buffer.byteLength(home.content);
}
