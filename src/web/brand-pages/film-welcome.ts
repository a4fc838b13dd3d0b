/** Whether pictures may move by themselves here, and whether a few hundred kilobytes may be fetched for it. */
export function isFilmWelcome(browser: Pick<Window, 'matchMedia'> & { navigator: object }): boolean {
  const asksFor = (query: string) => browser.matchMedia(query).matches
  if (asksFor('(prefers-reduced-motion: reduce)') || asksFor('(prefers-reduced-data: reduce)')) return false
  // Not every browser tells of its connection, and the language does not know that any does.
  const { connection } = browser.navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData
}
