import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseCep } from '#domain/address/cep.ts'
import { askCepQuote, type CepQuote } from './ask-cep-quote.ts'
import { rememberCep, rememberedCep } from './remembered-cep.ts'

/** Asks for the price as soon as a CEP is complete, and for the one that this browser remembers. Only the last answer counts. */
export function useCepQuote(onQuote?: (quote: CepQuote | null) => void) {
  const [cep, setCep] = useState('')
  const [quote, setQuote] = useState<CepQuote | null>(null)
  const [isAsking, setAsking] = useState(false)
  const asks = useRef(0)

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
    const kept = rememberedCep()
    if (kept && cep === '') type(kept)
  })
  useEffect(() => start(), [])

  return { cep, type, quote, isAsking, ask: () => ask() }
}
