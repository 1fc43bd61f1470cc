/** What the schema's own scalars are in code; both stay strings until `Intl` shows them. */
export interface Scalars {
  ID: string;
  /** `12.50`: never a float, so that no cent is lost. */
  Decimal: string;
  /** ISO 8601 with a time zone. */
  DateTime: string;
}
