import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { findingAdvice } from '#fulfilment/orders/copy/admin-findings.ts'
import { noticeAction, noticeDetail, noticeTitle } from '#office/notices/admin-copy.ts'
import { ownerNoticesEmailCopy as words } from '#office/notices/email-copy.ts'
import type { OwnerNotice, OwnerNotices, OwnerOrderLine } from '#orders/domain/owner-emails.ts'
import { block, blockTitle } from '#orders/emails/delivery-address.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, Title, Unbroken } from '#ui/emails/parts.tsx'
import { absoluteUrl, type MailSite } from '#ui/emails/site.ts'

export function ownerNoticesEmail(
  site: MailSite,
  data: OwnerNotices,
): { subject: string; content: ReactNode } {
  const [onlyNotice] = data.notices
  const isOne = data.orders.length === 0 && data.notices.length === 1
  const subject =
    isOne && onlyNotice ? noticeTitle(onlyNotice) : words.subject(data.orders.length, data.notices.length)
  return { subject, content: <OwnerNoticesEmail site={site} subject={subject} data={data} /> }
}

function OwnerNoticesEmail({ site, subject, data }: { site: MailSite; subject: string; data: OwnerNotices }) {
  const { orders, notices } = data
  return (
    <EmailLayout site={site} subject={subject} preheader={words.preheader}>
      <Title>{words.title}</Title>
      {orders.length > 0 && <Heading>{words.orders}</Heading>}
      {orders.map((order) => (
        <OrderLine key={order.orderId} site={site} order={order} />
      ))}
      {notices.length > 0 && <Heading>{words.notices}</Heading>}
      {notices.map((notice, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Notice key={position} site={site} notice={notice} />
      ))}
      {notices.length > 0 ? (
        <ActionButton href={absoluteUrl(site, pathTo('adminNotices'))}>{words.openNotices}</ActionButton>
      ) : (
        <ActionButton href={absoluteUrl(site, pathTo('adminOrders'))}>{words.openOrders}</ActionButton>
      )}
    </EmailLayout>
  )
}

function Heading({ children }: { children: string }) {
  return <p style={{ ...block, ...blockTitle, fontSize: '18px' }}>{children}</p>
}

const entry = { ...block, margin: '16px 0 0', overflowWrap: 'anywhere' } as const

function OrderLine({ site, order }: { site: MailSite; order: OwnerOrderLine }) {
  const { orderId, orderNumber, customerName, units, orderTotal } = order
  return (
    <p style={entry}>
      <PlainLink href={absoluteUrl(site, pathTo('adminOrder', { id: orderId }))}>
        <Unbroken>{orderNumber}</Unbroken>
      </PlainLink>
      <br />
      {words.orderLine(customerName, units, formatBrl(orderTotal))}
    </p>
  )
}

function Notice({ site, notice }: { site: MailSite; notice: OwnerNotice }) {
  const detail = noticeDetail(notice)
  const action = noticeAction(notice)
  const answerBy = notice.answerBy ? new Date(notice.answerBy) : null
  return (
    <p style={entry}>
      <b style={blockTitle}>
        <Unbroken>{noticeTitle(notice)}</Unbroken>
      </b>
      <br />
      {detail && (
        <>
          <Unbroken>{detail}</Unbroken>
          <br />
        </>
      )}
      {words.whatToDo} <Unbroken>{findingAdvice({ ...notice, answerBy })}</Unbroken>
      {action && (
        <>
          <br />
          <PlainLink href={absoluteUrl(site, action.to)}>{action.label}</PlainLink>
        </>
      )}
    </p>
  )
}
