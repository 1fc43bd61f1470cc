declare module 'spdx-expression-parse' {
  /** @throws where the text is no expression of licences */
  export default function parse(expression: string): unknown;
}
