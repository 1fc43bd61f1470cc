import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * Fonts of the pictures. They must not depend on those installed on the machine, of which there may be none: they come
 * from npm packages, converted from WOFF (which the text renderer does not read) into a folder configured for fontconfig.
 */
const faces = [
  { family: 'Lilita One', files: ['@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'] },
  {
    family: 'Cinzel Decorative Black',
    files: ['@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff'],
  },
  { family: 'Bangers', files: ['@fontsource/bangers/files/bangers-latin-400-normal.woff'] },
  { family: 'Russo One', files: ['@fontsource/russo-one/files/russo-one-latin-400-normal.woff'] },
  { family: 'Chakra Petch', files: ['@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff'] },
  { family: 'Barlow', files: ['@fontsource/barlow/files/barlow-latin-700-normal.woff'] },
  {
    family: 'Barlow Black',
    files: [
      '@fontsource/barlow/files/barlow-latin-900-normal.woff',
      '@fontsource/barlow/files/barlow-latin-900-italic.woff',
    ],
  },
] as const;
export type Family = (typeof faces)[number]['family'];

const configuration = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>
`;

const installed = new Set<Family>();
export const hasFace = (family: Family): boolean => installed.has(family);

/**
 * Must run before the first text is rendered, since fontconfig reads its environment once.
 * @param packages the workspace's `node_modules`
 */
export function installFonts(
  directory: string,
  packages: string = join(import.meta.dirname, '../../../node_modules'),
): void {
  const fonts = join(directory, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const { family, files } of faces) {
    // A missing package is no error: the lettering falls back to another font.
    if (!files.every((file) => existsSync(join(packages, file)))) continue;
    for (const file of files) {
      const target = join(fonts, basename(file).replace('.woff', '.ttf'));
      if (!existsSync(target)) writeWhole(target, unpackWoff(readFileSync(join(packages, file))));
    }
    installed.add(family);
  }
  const config = join(directory, 'fonts.conf');
  writeWhole(config, configuration(fonts, join(directory, 'font-cache')));
  process.env.FONTCONFIG_FILE = config;
  process.env.FONTCONFIG_PATH = dirname(config);
  process.env.PANGOCAIRO_BACKEND = 'fontconfig'; // macOS would take its own fonts otherwise.
}

/** Other processes that use the directory never see a part of the file. */
function writeWhole(file: string, content: string | Buffer): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** Converts WOFF 1, which is a TrueType file with individually compressed tables. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });

  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8); // The flavour of the font inside.
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * sfntEntry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * sfntEntry, 10);
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
