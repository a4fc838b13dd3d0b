/** Removes ids, tokens and order numbers, whose random digits could match by chance. */
export function writtenOut(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(/[\w-]{32,}|LC-[0-9A-F]{4}-[0-9A-F]{4}/g, '')
}
