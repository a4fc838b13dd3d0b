import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { addressCopy } from '#delivery/addresses/copy.ts'
import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import { cepQuoteCopy as copy } from '#delivery/freight/copy/cep-quote.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { askCepQuote, type CepQuote as Quote, type SentLine } from './ask-cep-quote.ts'
import { cepInput } from './cep-input.ts'
import { chosenOnPage, onChosenOnPage } from './chosen-on-page.ts'
import type { QuoteAnswerProps } from './quote-answer.tsx'
import { forgetCep, rememberCep, rememberedCep } from './remembered-cep.ts'

const CEP_FIELD = 'cep'

/** After this time the slot shown may be taken. */
const FRESH_MS = 5 * 60_000

/** A submit before hydration puts the CEP into the page's URL. */
const cepInAddress = () => new URLSearchParams(location.search).get(CEP_FIELD)

/** Lazy-loaded: calendar code is needed only for an answer. */
const loadQuoteAnswer = () =>
  import('./quote-answer.tsx').then(
    (module) => module.default,
    () => null,
  )

interface CepQuestion {
  readyOn: string | null
  lines: readonly SentLine[] | undefined
  subtotal: Centavos | undefined
  onQuote: ((quote: Quote | null) => void) | undefined
}

interface CepQuoteProps {
  readyOn?: string | null
  /** Cart items; if missing, the selection on the product page. */
  lines?: readonly SentLine[]
  subtotal?: Centavos
  onQuote?: (quote: Quote | null) => void
}

export default function CepQuote({ readyOn = null, lines, subtotal, onQuote }: CepQuoteProps): ReactNode {
  const { field, cep, type, quote, QuoteAnswer, isAsking, ask, renew, forget } = useCepQuote({
    readyOn,
    lines,
    subtotal,
    onQuote,
  })
  const sendsToBrazil = useRootData()?.shop.sendsToBrazil
  const titleId = useId()
  return (
    <section className="cep-quote" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name={quote?.kind === 'quoted' ? 'motorbike' : 'box'} />
        {copy.title}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextField
          label={addressCopy.labels.postalCode}
          labelHidden
          placeholder={copy.placeholder}
          name={CEP_FIELD}
          ref={field}
          numeric
          trailing={<IconButton icon="close" iconSize="s" label={copy.forget} onClick={forget} />}
          value={cep}
          error={quote?.kind === 'problem' ? quote.text : null}
          {...cepInput(cep, type)}
        />
        <Button type="submit" variant="ghost" busy={isAsking} busyLabel={copy.asking}>
          {copy.ask}
        </Button>
      </form>
      {/* Always rendered, so that an answer does not shift the layout. */}
      <div className="cep-quote__answer" role="status">
        {!quote && <p className="muted">{sendsToBrazil ? copy.hintBrazil : copy.hint}</p>}
        {quote && quote.kind !== 'problem' && QuoteAnswer && (
          <QuoteAnswer quote={quote} waits={readyOn !== null} onSlotOver={renew} />
        )}
      </div>
    </section>
  )
}

const isWeighed = (quote: Quote | null) =>
  quote?.kind === 'sent' || (quote?.kind === 'quoted' && quote.parcels !== undefined)

function useCepQuote({ readyOn, lines, subtotal, onQuote }: CepQuestion) {
  const [cep, setCep] = useState('')
  const [quote, setQuote] = useState<Quote | null>(null)
  const [QuoteAnswer, setQuoteAnswer] = useState<ComponentType<QuoteAnswerProps> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const asks = useRef(0)
  const answeredAt = useRef(0)
  /** Text typed before hydration is already in the field. */
  const field = useRef<HTMLInputElement>(null)

  function show(answer: Quote | null) {
    setQuote(answer)
    onQuote?.(answer)
  }

  async function ask(wantedCep: string, { quietly = false } = {}) {
    asks.current += 1
    const number = asks.current
    setAsking(!quietly)
    const [Answer, response] = await Promise.all([
      loadQuoteAnswer(),
      askCepQuote(wantedCep, { readyOn, lines: lines ?? chosenOnPage(), subtotal }),
    ])
    if (number !== asks.current) return
    // If the answer component failed to load, treat it as a lost connection.
    const answer: Quote =
      Answer || response.kind === 'problem' ? response : { kind: 'problem', text: copy.failed }
    setQuoteAnswer(() => Answer)
    setAsking(false)
    // In a background refresh, the old answer is better than an error.
    if (quietly && answer.kind === 'problem') return
    answeredAt.current = Date.now()
    if (answer.kind !== 'problem') rememberCep(wantedCep)
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
    const knownCep = field.current?.value || cepInAddress() || rememberedCep()
    if (knownCep && cep === '') type(maskCep(knownCep))
  })
  useEffect(() => start(), [])

  // Another size or quantity changes the parcel, so the quote is requested again.
  const askAgain = useEffectEvent(() => {
    if (lines === undefined && (isAsking || isWeighed(quote))) void ask(cep, { quietly: !isAsking })
  })
  useEffect(() => onChosenOnPage(() => askAgain()), [])
  const parcel = lines && JSON.stringify(lines)
  const weighed = useRef(parcel)
  const askForCart = useEffectEvent(() => {
    if (isWeighed(quote)) void ask(cep, { quietly: true })
  })
  useEffect(() => {
    if (weighed.current !== parcel) askForCart()
    weighed.current = parcel
  }, [parcel])

  return { field, cep, type, quote, QuoteAnswer, isAsking, ask: () => ask(cep), renew, forget }
}
