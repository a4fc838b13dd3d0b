export interface SharedLink {
  readonly title: string
  readonly url: string
}

/** By the device's own sheet where there is one, else on the clipboard; 'shared' needs no word more. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      // Closed by the customer herself.
      if ((error as Error).name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
