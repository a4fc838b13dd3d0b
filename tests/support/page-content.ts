/** What a page shows, head included, without the scripts that bring it to life and React's own marks between texts. */
export async function contentOf(response: Response): Promise<string> {
  const html = await response.text()
  return html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
}
