import { EmailLayout } from './parts/email-layout.tsx'
import { ActionButton, Paragraph, SmallPrint, Title, WrittenLink } from './parts/parts.tsx'
import { firstName, type MailSite } from './parts/site.ts'

export interface LinkWords {
  subject: string
  preheader: string
  title: (name: string) => string
  text: string
  button: string
  small: string
}

/** An e-mail with one thing to do: confirming an address, choosing a new password. */
export function LinkEmail({
  site,
  words,
  name,
  link,
}: {
  site: MailSite
  words: LinkWords
  name: string
  link: string
}) {
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title(firstName(name))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <ActionButton href={link}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
      <WrittenLink href={link} />
    </EmailLayout>
  )
}
