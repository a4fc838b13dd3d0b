import type { Shop } from '#platform/shop.ts'
import { fillText, normaliseText, type TextGroup } from '#settings/domain/shop-text.ts'
import { mailSite } from '#ui/emails/site.ts'

export type TextPreview =
  | { readonly subject: string; readonly html: string }
  | { readonly texts: readonly { readonly label: string; readonly text: string }[] }

type Typed = Readonly<Record<string, string>>

export async function previewTexts(shop: Shop, group: TextGroup, typed: Typed): Promise<TextPreview> {
  if (!group.email) return { texts: fillExamples(group, typed) }
  const settings = shop.settings.current()
  const texts = Object.entries(group.texts).map(([name, text]) => [
    text.key,
    normaliseText(typed[name] ?? '', text),
  ])
  const number = `${settings.values.brand.orderPrefix}-7K3M-9Q2X`
  const site = mailSite(shop.config, { ...settings, texts: Object.fromEntries(texts) })
  const { subject, html } = await shop.renderEmail(group.email(number), site)
  // The page's security policy would block the style sheet; the inline styles are enough.
  return { subject, html: html.replace(/<style>[\s\S]*?<\/style>/, '') }
}

const fillExamples = ({ texts }: TextGroup, typed: Typed) =>
  Object.entries(texts).map(([name, { label, standard, examples }]) => ({
    label,
    text: fillText(typed[name]?.trim() || standard, examples),
  }))
