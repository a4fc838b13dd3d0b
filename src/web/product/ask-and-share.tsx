import { pathTo } from '#addresses.ts'
import { questionsCopy, shareCopy } from '#copy/shop/questions.ts'
import { useIsHydrated } from '#web/kit/browser/use-is-hydrated.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { AskByWhatsapp } from '#web/kit/elements/ask-by-whatsapp.tsx'
import { TextButton } from '#web/kit/elements/button.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { type SharedLink, shareLink } from './share-link.ts'

interface AskAndShareProps {
  product: { name: string; slug: string }
  size: string | undefined
  isSoldOut: boolean
}

export function AskAndShare({ product: { name, slug }, size, isSoldOut }: AskAndShareProps) {
  const canShare = useIsHydrated()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const url = siteUrl + pathTo('product', { slug }, size ? { tamanho: size } : {})
  const asked = { name: size ? `${name}, ${size}` : name, address: url, isSoldOut }
  return (
    <p className="row">
      <AskByWhatsapp message={questionsCopy.candleMessage(asked)}>
        {questionsCopy.candle(asked)}
      </AskByWhatsapp>
      <TextButton hidden={!canShare} onClick={() => share({ title: name, url })}>
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
