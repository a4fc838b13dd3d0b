import { pathTo } from '#addresses.ts'
import { batchProblem as words } from '#delivery/calendar/email-copy.ts'
import { batchProblemTexts } from '#orders/copy/email-texts.ts'
import type { BatchProblemNotice } from '#orders/domain/order-emails.ts'
import { say } from '#settings/domain/shop-text.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'

const { texts } = batchProblemTexts

export function BatchProblemEmail({ site, data }: { site: MailSite; data: BatchProblemNotice }) {
  const { orderNumber, candle, trouble, readyOn } = data
  const values = { nome: firstName(data.customerName), pedido: orderNumber, vela: candle }
  const text =
    trouble === 'late'
      ? say(site.texts, texts.late, { ...values, dia: dayAndMonth(readyOn) })
      : say(site.texts, texts.failed, values)
  const link = absoluteUrl(site, pathTo('orderBatch', { number: orderNumber }))
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={words.preheader[trouble]}>
      <Title>{say(site.texts, texts.title, values)}</Title>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{words.choose}</Paragraph>
      <Facts facts={[[emailFrame.order, orderNumber]]} />
      <ActionButton href={link}>{words.action}</ActionButton>
    </EmailLayout>
  )
}
