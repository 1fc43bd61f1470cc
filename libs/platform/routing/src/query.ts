/** The search string without the named parameters; the others keep their order and spelling. */
export function withoutParams(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(nameOf(pair)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function nameOf(pair: string): string {
  const [[name] = ['']] = new URLSearchParams(pair);
  return name;
}
