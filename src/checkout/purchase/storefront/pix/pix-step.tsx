import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pixCopy as words } from '#checkout/purchase/copy/pix-payment.ts'
import {
  buildPayPath,
  type PayOrderIntent,
  showOrderAddress,
} from '#checkout/purchase/storefront/payment/payment-pages.ts'
import type { PaymentStepProps } from '#checkout/purchase/storefront/payment/use-payment.ts'
import { testOrderCopy } from '#checkout/test-orders/copy.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useTimeLeft } from '#ui/form/time-left.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { ClosePix, OpenPix, PixButton, type PixPartProps, PixSilence, pixWords } from './open-pix.tsx'
import { PixNotice } from './pix-facts.tsx'
import { usePixStatus } from './use-pix-status.ts'

export default function PixStep(step: PaymentStepProps) {
  const { checkout, place, onMethod, onPaid, onOver } = step
  const { orderNumber: number, total } = checkout
  const page = buildPayPath(checkout)
  const [isTimeUp, setTimeUp] = useState(false)
  const { status, lastAnswer, longer, askNow } = usePixStatus(checkout, { isTimeUp, code: checkout.pix })
  // 'Já paguei' may have extended the deadline.
  const pix = checkout.pix && { ...checkout.pix, expiresAt: longer?.until ?? checkout.pix.expiresAt }
  const timeLeft = useTimeLeft(longer?.left ?? (pix ? pix.expiresAt.getTime() - pix.asOf.getTime() : 0))
  useEffect(() => setTimeUp(timeLeft === 0), [timeLeft])
  const [doing, setDoing] = useState<PayOrderIntent | null>(null)
  const [isChecked, setChecked] = useState(false)
  const simulate = useSimulation(page)
  useEffect(() => (place === 'dialog' ? showOrderAddress(page) : undefined), [place, page])

  const isReceived = status === 'received'
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isReceived || isLeaving.current) return
    isLeaving.current = true
    void onPaid()
  }, [isReceived, onPaid])

  useEffect(() => {
    if (status === 'ended') onOver?.()
  }, [status, onOver])

  async function act(intent: PayOrderIntent) {
    setDoing(intent)
    if (intent === 'simulate') await simulate()
    if (intent === 'check' || intent === 'simulate') await askNow(intent === 'check')
    else await onMethod(intent)
    setChecked(intent === 'check')
    setDoing(null)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (doing === null && submitter instanceof HTMLButtonElement) void act(submitter.value as PayOrderIntent)
  }

  const isOpen = pix !== null && status === 'waiting' && timeLeft > 0
  const isChanged = status === 'changed'
  const mayRenew = place === 'dialog' || isChanged || (status !== 'ended' && pix === null)
  const isTest = isTestName(number)
  const parts = { step, doing, lastAnswer, isChecked }
  return (
    <form method="post" action={page} className="pix" onSubmit={submit}>
      <p className="sr" role="status">
        {isReceived && words.received.title}
      </p>
      {isReceived && <PixReceived total={total} place={place} onNext={onPaid} />}
      {!isReceived && isOpen && isTest && <TestPix {...parts} />}
      {!isReceived && isOpen && !isTest && <OpenPix {...parts} pix={pix} left={timeLeft} />}
      {!isReceived && !isOpen && <PixEnded {...parts} isChanged={isChanged} mayRenew={mayRenew} />}
    </form>
  )
}

function useSimulation(page: string): () => Promise<void> {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.failed })
  const intent: PayOrderIntent = 'simulate'
  return () => fetcher.submit({ intent }, { method: 'post', action: page })
}

function PixEnded({
  step,
  doing,
  lastAnswer,
  isChecked,
  isChanged,
  mayRenew,
}: PixPartProps & { isChanged: boolean; mayRenew: boolean }) {
  const { checkout, place, other, onClose } = step
  const about = pixWords(checkout.pix, place)
  const Heading = place === 'dialog' ? 'h3' : 'h2'
  const { title, text } = isChanged ? words.changed : about.ended
  return (
    <>
      <DialogBody className="pix-ended">
        <div role="alert">
          <Heading>{title}</Heading>
          <p>
            {text} {!isChanged && (mayRenew ? words.renewHint : words.overHint)}
          </p>
        </div>
        <div role="status">
          {isChecked && (lastAnswer === 'ended' || isChanged) && <PixNotice tone="quiet" {...about.notYet} />}
          <PixSilence lastAnswer={lastAnswer} />
        </div>
      </DialogBody>
      <DialogFoot>
        <ClosePix place={place} onClose={onClose} />
        <PixButton intent="check" doing={doing} variant="ghost" busyLabel={words.checking}>
          {words.check}
        </PixButton>
        {mayRenew && other && (
          <Button type="submit" name="intent" value={other.method} variant="ghost">
            {words.toCard}
          </Button>
        )}
        {mayRenew && (
          <PixButton intent="pix" doing={doing} variant="flame" busyLabel={words.renewing}>
            {words.renew}
          </PixButton>
        )}
      </DialogFoot>
    </>
  )
}

const receivedWords = words.received

interface PixReceivedProps extends Pick<PaymentStepProps, 'place'> {
  total: Centavos
  onNext(): void
}

/** The confirmation page loads automatically; the button is a fallback for a lost connection. */
export function PixReceived({ total, place, onNext }: PixReceivedProps) {
  const Heading = place === 'dialog' ? 'h3' : 'h2'
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <DialogBody className="pix-received center grid">
      <span className="pix-received__mark">
        <Icon name="check" size="l" />
      </span>
      <Heading>{receivedWords.title}</Heading>
      <p className="price">{receivedWords.amount(formatBrl(total))}</p>
      <p className="muted">{receivedWords.text}</p>
      <Button ref={next} onClick={onNext}>
        {receivedWords.action}
      </Button>
    </DialogBody>
  )
}

/** Test purchases show no code that a bank could pay. */
export function TestPix({ step, doing, lastAnswer }: PixPartProps) {
  const { checkout, place, onClose } = step
  return (
    <>
      <DialogBody className="stack">
        <p className="pix__amount">
          <span className="muted">{testOrderCopy.amount}</span>
          <b>{formatBrl(checkout.total)}</b>
        </p>
        <p>{testOrderCopy.title}</p>
        <p className="muted">{testOrderCopy.text}</p>
        <div role="status">
          <PixSilence lastAnswer={lastAnswer} />
        </div>
      </DialogBody>
      <DialogFoot>
        <ClosePix place={place} onClose={onClose} />
        <PixButton intent="simulate" doing={doing} variant="flame" busyLabel={testOrderCopy.paying}>
          {testOrderCopy.pay}
        </PixButton>
      </DialogFoot>
    </>
  )
}
