import { pathTo } from '#addresses.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { questionsCopy, shareCopy } from '#ui/copy/questions.ts'
import { AskByWhatsapp } from '#ui/elements/ask-by-whatsapp.tsx'
import { TextButton } from '#ui/elements/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'

interface AskAndShareProps {
  product: { name: string; slug: string }
  size: string | undefined
  isSoldOut: boolean
}

export function AskAndShare({ product: { name, slug }, size, isSoldOut }: AskAndShareProps) {
  const canShare = useIsHydrated()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const url = siteUrl + pathTo('product', { slug }, size ? { tamanho: size } : {})
  const candle = { name: size ? `${name}, ${size}` : name, address: url, isSoldOut }
  return (
    <p className="cluster">
      <AskByWhatsapp message={questionsCopy.candleMessage(candle)}>
        {questionsCopy.candle(candle)}
      </AskByWhatsapp>
      {/* Keeps its space until its script has loaded. */}
      <TextButton
        style={canShare ? undefined : { visibility: 'hidden' }}
        onClick={() => share({ title: name, url })}
      >
        {shareCopy.share}
      </TextButton>
    </p>
  )
}

async function share(link: SharedLink) {
  const outcome = await shareLink(link)
  if (outcome === 'copied') toast({ title: shareCopy.copied })
  if (outcome === 'failed') toast({ title: shareCopy.failed, text: link.url, tone: 'destructive' })
}

interface SharedLink {
  readonly title: string
  readonly url: string
}

/**
 * Uses the device's share sheet if available, else the clipboard. The caller shows no message for
 * 'shared'.
 */
export async function shareLink(link: SharedLink): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      // The customer closed the share sheet.
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
