import { useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { changeVoucherCopy } from '#orders/vouchers/copy/buy-voucher.ts'
import { boughtVoucherCopy as words } from '#orders/vouchers/copy/voucher.ts'
import type { BoughtVoucher } from '#orders/vouchers/use-cases/bought-voucher.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { ChangedVoucher } from './change-voucher.server.ts'
import { LetterFields, type TypedLetter } from './letter-fields.tsx'
import { VoucherCard } from './voucher-card.tsx'

export interface BoughtVoucherPanelProps {
  voucher: BoughtVoucher
  today: string
  changed: ChangedVoucher | undefined
}

export default function BoughtVoucherPanel({ voucher, today, changed }: BoughtVoucherPanelProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.resendFailed })
  const { code, isBlocked, sentAt } = voucher
  return (
    <section className="stack">
      {isBlocked ? (
        <Note tone="danger">{words.blocked}</Note>
      ) : (
        <p className="no-print">{describeWay(voucher)}</p>
      )}
      {code && <VoucherCard {...voucher} code={code} />}
      <div className="cluster no-print">
        {code && (
          <Button variant="ghost" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        {code && sentAt && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="resend-voucher" />
            <Button
              type="submit"
              variant="ghost"
              busy={fetcher.state !== 'idle'}
              busyLabel={words.resendBusy}
            >
              {words.resend}
            </Button>
          </fetcher.Form>
        )}
      </div>
      {code && !sentAt && <ChangeVoucher voucher={voucher} today={today} answer={changed} />}
    </section>
  )
}

function describeWay({ receiverEmail, sendOn, sentAt }: BoughtVoucher): string {
  if (receiverEmail === null) return words.handedOver
  if (sentAt) return words.sent(receiverEmail, formatDateTime(sentAt))
  return words.willSend(receiverEmail, sendOn ? longDayAndMonth(sendOn) : '')
}

interface ChangeVoucherProps {
  voucher: BoughtVoucher
  today: string
  answer: ChangedVoucher | undefined
}

function ChangeVoucher({ voucher, today, answer: withoutScript }: ChangeVoucherProps) {
  const fetcher = useFetcher<ChangedVoucher>()
  const { revalidate } = useRevalidator()
  // A refusal may mean that the page is outdated, so its data is reloaded.
  useToastAnswer(fetcher.data, ({ ok }) => void (ok || revalidate()), {
    title: changeVoucherCopy.failed,
    text: connectionLost,
  })
  const answer = fetcher.data ?? withoutScript
  const [version] = useState(voucher.version)
  return (
    <details className="coupon grid g3 mt5 no-print" open={answer && !answer.ok ? true : undefined}>
      <summary>{changeVoucherCopy.open}</summary>
      <fetcher.Form method="post" className="stack">
        <input type="hidden" name="intent" value="change-voucher" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {answer?.problem && (
          <Note tone="danger" live>
            {answer.problem}
          </Note>
        )}
        <div className="fields voucher-fields">
          <LetterFields
            start={answer?.typed ?? toTypedLetter(voucher, today)}
            faults={answer?.faults ?? undefined}
            today={today}
          />
        </div>
        <p>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={changeVoucherCopy.saving}>
            {changeVoucherCopy.save}
          </Button>
        </p>
      </fetcher.Form>
    </details>
  )
}

function toTypedLetter(
  { receiverName, receiverEmail, message, sendOn }: BoughtVoucher,
  today: string,
): TypedLetter {
  return {
    receiverName,
    way: receiverEmail === null ? 'print' : 'email',
    receiverEmail: receiverEmail ?? '',
    message,
    when: sendOn === null ? 'now' : 'day',
    day: sendOn ?? today,
  }
}
