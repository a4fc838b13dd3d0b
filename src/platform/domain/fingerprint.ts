export function fingerprint(text: string): string {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0
  return hash.toString(36)
}
