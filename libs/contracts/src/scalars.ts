/** How the schema's own scalars are written. The embedded platform and the network of tests reject what is not. */
export const scalarFormats = {
  Decimal: /^-?\d+(\.\d+)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
};
