import { type ReactNode, useId } from 'react'
import { addressCopy } from '#copy/freight/address.ts'
import { cepQuoteCopy as copy } from '#copy/freight/cep-quote.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import { cepInput } from '#web/kit/form/cep-input.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { CepQuote as Quote } from './ask-cep-quote.ts'
import { CEP_FIELD, useCepQuote } from './use-cep-quote.ts'

interface CepQuoteProps {
  /** The day on which the last candle of a cart is ready; the shelf's are at once. */
  readyOn?: string | null
  onQuote?: (quote: Quote | null) => void
}

/** What the delivery costs and when it comes, from the CEP alone: before an account, and information only. */
export default function CepQuote({ readyOn = null, onQuote }: CepQuoteProps): ReactNode {
  const { field, cep, type, quote, QuoteAnswer, isAsking, ask, renew, forget } = useCepQuote({
    readyOn,
    onQuote,
  })
  const titleId = useId()
  return (
    <section className="cep-quote" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="motorbike" />
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
      {/* Always there, so that what is answered moves nothing. */}
      <div className="cep-quote__answer" role="status">
        {!quote && <p className="muted">{copy.hint}</p>}
        {/* A problem stands under the field. */}
        {quote && quote.kind !== 'problem' && QuoteAnswer && (
          <QuoteAnswer quote={quote} waits={readyOn !== null} onTold={renew} />
        )}
      </div>
    </section>
  )
}
