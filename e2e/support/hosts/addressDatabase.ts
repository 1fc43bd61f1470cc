const uint16 = (value: number) => Buffer.from([0xa2, value >> 8, value & 0xff]);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(5, 0xc4);
  bytes.writeUInt32BE(value, 1);
  return bytes;
};
const text = (value: string) => Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
const fields = (entries: Readonly<Record<string, Buffer>>) =>
  Buffer.concat([
    Buffer.from([0xe0 | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([name, value]) => [text(name), value]),
  ]);
const emptyArray = Buffer.from([0x00, 0x04]);
const uint64One = Buffer.from([0x01, 0x02, 0x01]);

/**
 * A database of countries by address, in the format that GeoIP2 has (https://maxmind.github.io/MaxMind-DB/): a binary tree over
 * the bits of an address, whose leaves point to what is known of it.
 * @param countries by IPv4 address
 */
export function addressDatabase(countries: Readonly<Record<string, string>>): Buffer {
  type Branch = [zero: number | Branch | undefined, one: number | Branch | undefined];
  const [tree, data]: [Branch, Buffer[]] = [[undefined, undefined], []];
  let offset = 0;
  for (const [address, code] of Object.entries(countries)) {
    const bits = address.split('.').flatMap((byte) => [...Number(byte).toString(2).padStart(8, '0')].map(Number));
    let branch = tree;
    for (const bit of bits.slice(0, -1)) branch = (branch[bit as 0 | 1] ??= [undefined, undefined]) as Branch;
    branch[bits.at(-1) as 0 | 1] = offset;
    const entry = fields({ country: fields({ iso_code: text(code) }) });
    data.push(entry);
    offset += entry.length;
  }

  const branches = [tree];
  for (const branch of branches) for (const next of branch) if (Array.isArray(next)) branches.push(next);
  const nodes = branches.flat().map((next) => {
    const separator = 16;
    const record = Buffer.alloc(3);
    const absent = branches.length;
    record.writeUIntBE(
      Array.isArray(next) ? branches.indexOf(next) : next === undefined ? absent : absent + separator + next,
      0,
      3,
    );
    return record;
  });
  const metadata = fields({
    node_count: uint32(branches.length),
    record_size: uint16(24),
    ip_version: uint16(4),
    database_type: text('Test-Country'),
    languages: emptyArray,
    binary_format_major_version: uint16(2),
    binary_format_minor_version: uint16(0),
    build_epoch: uint64One,
    description: fields({}),
  });
  return Buffer.concat([
    ...nodes,
    Buffer.alloc(16),
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ]);
}
