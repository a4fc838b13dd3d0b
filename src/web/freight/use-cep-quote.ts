import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { maskCep, parseCep } from '#domain/address/cep.ts'
import { askCepQuote, type CepQuote } from './ask-cep-quote.ts'
import { rememberCep, rememberedCep } from './remembered-cep.ts'

export const CEP_FIELD = 'cep'

/** A press that came before the script went to the page's own address. */
const askedInAddress = () => new URLSearchParams(location.search).get(CEP_FIELD)

/** Asks for the price as soon as a CEP is complete, and for the one that this browser remembers. Only the last answer counts. */
export function useCepQuote(onQuote?: (quote: CepQuote | null) => void) {
  const [cep, setCep] = useState('')
  const [quote, setQuote] = useState<CepQuote | null>(null)
  const [isAsking, setAsking] = useState(false)
  const asks = useRef(0)
  /** What was typed before the script had come is there already. */
  const field = useRef<HTMLInputElement>(null)

  function show(answer: CepQuote | null) {
    setQuote(answer)
    onQuote?.(answer)
  }

  async function ask(wanted = cep) {
    asks.current += 1
    const number = asks.current
    setAsking(true)
    const answer = await askCepQuote(wanted)
    if (number !== asks.current) return
    setAsking(false)
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

  const start = useEffectEvent(() => {
    const known = field.current?.value || askedInAddress() || rememberedCep()
    if (known && cep === '') type(maskCep(known))
  })
  useEffect(() => start(), [])

  return { field, cep, type, quote, isAsking, ask: () => ask() }
}
