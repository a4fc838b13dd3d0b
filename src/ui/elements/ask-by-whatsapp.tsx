import { useRootData } from '#ui/browser/use-root-data.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { questionsCopy } from '#ui/copy/questions.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export function AskByWhatsapp({ message, children }: { message: string; children: string }) {
  const digits = phoneDigits(useRootData()?.shop.social.whatsapp ?? null)
  if (!digits) return null
  return (
    <a className="text-btn" href={whatsappLink(digits, message)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" size="s" /> {children} <VisuallyHidden>{questionsCopy.byWhatsapp}</VisuallyHidden>
    </a>
  )
}
