import { checkFile, MAX_BYTES } from './fileCheck.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00);
const pdf = new TextEncoder().encode('%PDF-1.7\n');
const gif = new TextEncoder().encode('GIF89a');
const exe = Uint8Array.of(0x4d, 0x5a, 0x90, 0x00);
const types = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', gif: 'image/gif' };

const file = (content: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([content], name, { type });

it.each([
  ['scan.jpg', jpeg, types.jpeg],
  ['scan.JPEG', jpeg, types.jpeg],
  ['scan.v2.png', png, types.png],
  ['Rechnung März.PDF', pdf, types.pdf],
  // Of devices that do not know the type, or by another name.
  ['scan.pdf', pdf, ''],
  ['scan.jpeg', jpeg, 'application/octet-stream'],
  ['scan.jpg', jpeg, 'image/jpg'],
])('takes %s', async (name, content, type) => {
  expect(await checkFile(file(content, name, type))).toBeNull();
});

it.each([
  ['a program', 'tool.exe', exe, 'application/x-msdownload', 'NotAccepted'],
  ['another picture', 'scan.gif', gif, types.gif, 'NotAccepted'],
  ['a name without an ending', 'scan', jpeg, types.jpeg, 'Misnamed'],
  ['a name that ends otherwise', 'scan.png.exe', png, types.png, 'Misnamed'],
  ['a program under another name', 'scan.jpg', exe, types.jpeg, 'Mismatch'],
  ['a picture under the name of another kind', 'scan.png', jpeg, types.png, 'Mismatch'],
  ['another content type', 'scan.png', png, types.jpeg, 'OtherType'],
  ['the content type of a program', 'scan.pdf', pdf, 'application/x-msdownload', 'OtherType'],
  ['a beginning that is cut off', 'scan.png', png.slice(0, 7), types.png, 'Mismatch'],
  ['a document that begins later', 'scan.pdf', new TextEncoder().encode(' %PDF-1.7'), types.pdf, 'Mismatch'],
  ['an empty file', 'scan.pdf', new Uint8Array(), types.pdf, 'Empty'],
])('rejects %s', async (_, name, content, type, problem) => {
  expect(await checkFile(file(content, name, type))).toBe(problem);
});

it('takes 10 MB, and not a byte more (A-138)', async () => {
  const filled = (size: number) => {
    const content = new Uint8Array(size);
    content.set(pdf);
    return file(content, 'scan.pdf', types.pdf);
  };
  expect(await checkFile(filled(MAX_BYTES))).toBeNull();
  expect(await checkFile(filled(MAX_BYTES + 1))).toBe('TooLarge');
});

it('says that a file cannot be read which has gone since it was chosen', async () => {
  const gone = file(pdf, 'scan.pdf', types.pdf);
  jest.spyOn(gone, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  } as unknown as Blob);
  expect(await checkFile(gone)).toBe('Unreadable');
});
