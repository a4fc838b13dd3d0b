// Offered to: checkout

import { useFetcher } from 'react-router'
import { longDayAndMonth } from '#copy/delivery/calendar.ts'
import { boughtVoucherCopy as words } from '#copy/vouchers/voucher.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { BoughtVoucher } from '#shop/voucher-sale/bought-voucher.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { ChangedVoucher } from './change-voucher.server.ts'
import { ChangeVoucher } from './change-voucher.tsx'
import { VoucherCard } from './voucher-card.tsx'

export interface BoughtVoucherPanelProps {
  voucher: BoughtVoucher
  today: string
  /** The answer to a change that was sent without a script. */
  changed: ChangedVoucher | undefined
}

/** For the giver: when it leaves, the card to print, and the code once more if it was lost. */
export default function BoughtVoucherPanel({ voucher, today, changed }: BoughtVoucherPanelProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.resendFailed })
  const { code, isBlocked, sentAt } = voucher
  return (
    <section className="stack">
      {isBlocked ? <Note tone="danger">{words.blocked}</Note> : <p className="no-print">{wayOf(voucher)}</p>}
      {code && <VoucherCard {...voucher} code={code} />}
      <div className="row no-print">
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

function wayOf({ receiverEmail, sendOn, sentAt }: BoughtVoucher): string {
  if (receiverEmail === null) return words.handedOver
  if (sentAt) return words.sent(receiverEmail, formatDateTime(sentAt))
  return words.willSend(receiverEmail, sendOn ? longDayAndMonth(sendOn) : '')
}
