export async function readContent(response: Response): Promise<string> {
  const html = await response.text()
  return html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
}

/** Browsers ignore the tag of a nested form and submit the outer one. */
export function countNestedForms(html: string): number {
  let depth = 0
  let nested = 0
  for (const [tag] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<\/?form\b/g)) {
    depth += tag === '<form' ? 1 : -1
    if (tag === '<form' && depth > 1) nested++
  }
  return nested
}
