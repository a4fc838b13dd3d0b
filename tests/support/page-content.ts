/** What a page shows, head included, without the scripts that bring it to life and React's own marks between texts. */
export async function contentOf(response: Response): Promise<string> {
  const html = await response.text()
  return html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
}

/** How many forms of a page begin inside another form: the browser ignores their tags and sends the outer one. */
export function countNestedForms(html: string): number {
  let depth = 0
  let nested = 0
  for (const [tag] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<\/?form\b/g)) {
    depth += tag === '<form' ? 1 : -1
    if (tag === '<form' && depth > 1) nested++
  }
  return nested
}
