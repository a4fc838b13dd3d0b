import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cepQuoteCopy } from '#copy/freight/cep-quote.ts'
import { maskCep, parseCep } from '#domain/address/cep.ts'
import { forgetCep, rememberCep, rememberedCep } from '#web/freight/remembered-cep.ts'
import { askCepQuote, type CepQuote } from './ask-cep-quote.ts'
import type { QuoteAnswerProps } from './quote-answer.tsx'

export const CEP_FIELD = 'cep'

/** After that long another order may have taken the slot that is told. */
const FRESH_MS = 5 * 60_000

/** A press that came before the script went to the page's own address. */
const askedInAddress = () => new URLSearchParams(location.search).get(CEP_FIELD)

/** Calendar and clock that tell the day: who never asks needs none of it. */
const loadQuoteAnswer = () =>
  import('./quote-answer.tsx').then(
    (module) => module.default,
    () => null,
  )

interface CepQuestion {
  /** The day of the last candle of a cart that still cures. */
  readyOn: string | null
  onQuote: ((quote: CepQuote | null) => void) | undefined
}

/** Asks for the price as soon as a CEP is complete, and for the one that this browser remembers. Only the last answer counts. */
export function useCepQuote({ readyOn, onQuote }: CepQuestion) {
  const [cep, setCep] = useState('')
  const [quote, setQuote] = useState<CepQuote | null>(null)
  const [QuoteAnswer, setQuoteAnswer] = useState<ComponentType<QuoteAnswerProps> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const asks = useRef(0)
  const answeredAt = useRef(0)
  /** What was typed before the script had come is there already. */
  const field = useRef<HTMLInputElement>(null)

  function show(answer: CepQuote | null) {
    setQuote(answer)
    onQuote?.(answer)
  }

  async function ask(wanted: string, { quietly = false } = {}) {
    asks.current += 1
    const number = asks.current
    setAsking(!quietly)
    const [Answer, asked] = await Promise.all([loadQuoteAnswer(), askCepQuote(wanted, readyOn)])
    if (number !== asks.current) return
    // What cannot be told was not answered: the line broke.
    const answer: CepQuote =
      Answer || asked.kind === 'problem' ? asked : { kind: 'problem', text: cepQuoteCopy.failed }
    setQuoteAnswer(() => Answer)
    setAsking(false)
    // What was answered before is still better than a problem that nobody asked for.
    if (quietly && answer.kind === 'problem') return
    answeredAt.current = Date.now()
    if (answer.kind !== 'problem') rememberCep(wanted)
    show(answer)
  }

  function type(text: string) {
    if (text === cep) return
    setCep(text)
    if (parseCep(text)) return ask(text)
    asks.current += 1
    setAsking(false)
    show(null)
  }

  function renew() {
    if (Date.now() - answeredAt.current > FRESH_MS) void ask(cep, { quietly: true })
  }

  function forget() {
    forgetCep()
    type('')
    field.current?.focus()
  }

  const start = useEffectEvent(() => {
    const known = field.current?.value || askedInAddress() || rememberedCep()
    if (known && cep === '') type(maskCep(known))
  })
  useEffect(() => start(), [])

  return { field, cep, type, quote, QuoteAnswer, isAsking, ask: () => ask(cep), renew, forget }
}
