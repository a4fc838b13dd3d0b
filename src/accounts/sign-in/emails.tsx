import { signInCode as words } from '#accounts/email-copy.ts'
import { accountTexts } from '#accounts/email-texts.ts'
import { say } from '#settings/domain/shop-text.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import type { MailSite } from '#ui/emails/site.ts'

const { texts } = accountTexts['sign-in-code']

export function SignInCodeEmail({ site, code, link }: { site: MailSite; code: string; link: string }) {
  return (
    <EmailLayout site={site} subject={words.subject(code, site.shop.name)} preheader={words.preheader}>
      <Title>{say(site.texts, texts.title)}</Title>
      <Paragraph>{say(site.texts, texts.text)}</Paragraph>
      <LargeCode>{code}</LargeCode>
      <Paragraph>{words.orLink}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
    </EmailLayout>
  )
}
