import { useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { connectionLost } from '#copy/cart/cart-refusals.ts'
import { changeVoucherCopy as words } from '#copy/vouchers/buy-voucher.ts'
import type { BoughtVoucher } from '#shop/voucher-sale/bought-voucher.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { ChangedVoucher } from './change-voucher.server.ts'
import { LetterFields, type TypedLetter } from './letter-fields.tsx'

interface ChangeVoucherProps {
  voucher: BoughtVoucher
  today: string
  /** Of a form that was sent without a script. */
  answer: ChangedVoucher | undefined
}

/** Folded: most givers change nothing. The fields stay what was typed, whatever the answer. */
export function ChangeVoucher({ voucher, today, answer: withoutScript }: ChangeVoucherProps) {
  const fetcher = useFetcher<ChangedVoucher>()
  const { revalidate } = useRevalidator()
  // A refusal may mean that the page is old: what stands above is shown anew.
  useToastAnswer(fetcher.data, ({ ok }) => void (ok || revalidate()), {
    title: words.failed,
    text: connectionLost,
  })
  const answer = fetcher.data ?? withoutScript
  const [version] = useState(voucher.version)
  return (
    <details className="coupon no-print" open={answer && !answer.ok ? true : undefined}>
      <summary>{words.open}</summary>
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
            start={answer?.typed ?? typedOf(voucher, today)}
            faults={answer?.faults ?? undefined}
            today={today}
          />
        </div>
        <p>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
            {words.save}
          </Button>
        </p>
      </fetcher.Form>
    </details>
  )
}

function typedOf(
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
