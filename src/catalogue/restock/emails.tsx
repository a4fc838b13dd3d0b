import { pathTo } from '#addresses.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { Image, PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title, WrittenLink } from '#ui/emails/parts.tsx'
import { absoluteUrl, type MailSite, mailImage } from '#ui/emails/site.ts'
import { restockNotice as notice, restockConfirmation as words } from './email-copy.ts'
import { restockTexts } from './email-texts.ts'

export const restockEmails: EmailWriters<'restock-confirmation' | 'restock-notice'> = {
  'restock-confirmation': (data, site) => ({
    subject: words.subject(data.productName),
    content: <RestockConfirmationEmail site={site} data={data} />,
  }),
  'restock-notice': (data, site) => ({
    subject: notice.subject(data.productName),
    content: <RestockNoticeEmail site={site} data={data} />,
    leaveLink: restockLeaveLink(site, data),
  }),
}

interface ConfirmationProps {
  site: MailSite
  data: EmailData<'restock-confirmation'>
}

function RestockConfirmationEmail({ site, data }: ConfirmationProps) {
  const { productName, confirmationUrl } = data
  const { texts } = restockTexts.confirmation
  return (
    <EmailLayout site={site} subject={words.subject(productName)} preheader={words.preheader}>
      <Title>{say(site.texts, texts.title, { vela: productName })}</Title>
      <Paragraph>{say(site.texts, texts.text, { vela: productName })}</Paragraph>
      <ActionButton href={confirmationUrl}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
      <WrittenLink href={confirmationUrl} />
    </EmailLayout>
  )
}

type NoticeData = EmailData<'restock-notice'>

function restockLeaveLink(site: MailSite, { leaveToken }: NoticeData): string {
  return absoluteUrl(site, pathTo('restockLeave', {}, { token: leaveToken }))
}

function RestockNoticeEmail({ site, data }: { site: MailSite; data: NoticeData }) {
  const { productName, productSlug: slug, size, image } = data
  const { texts } = restockTexts.notice
  const productPath = pathTo('product', { slug }, { tamanho: size ?? undefined })
  return (
    <EmailLayout site={site} subject={notice.subject(productName)} preheader={notice.preheader}>
      <Title>{say(site.texts, texts.title, { vela: productName })}</Title>
      <Paragraph>{say(site.texts, texts.text, { vela: productName })}</Paragraph>
      {image && (
        <p style={{ margin: '28px 0 0' }}>
          <Image
            src={mailImage(site, image)}
            width={200}
            height={250}
            alt={productName}
            style={{ objectFit: 'cover' }}
          />
        </p>
      )}
      <ActionButton href={absoluteUrl(site, productPath)}>{notice.button}</ActionButton>
      <SmallPrint>
        {notice.leave} <PlainLink href={restockLeaveLink(site, data)}>{notice.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
