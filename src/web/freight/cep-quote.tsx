import { type ReactNode, useId } from 'react'
import { addressCopy } from '#copy/address.ts'
import { cepQuoteCopy as copy } from '#copy/cep-quote.ts'
import { freightCopy } from '#copy/freight.ts'
import { formatBrl } from '#domain/money.ts'
import { Button } from '#web/kit/button.tsx'
import { cepInput } from '#web/kit/cep-input.ts'
import { Icon } from '#web/kit/icon.tsx'
import { TextField } from '#web/kit/text-field.tsx'
import type { CepQuote as Quote } from './ask-cep-quote.ts'
import { CEP_FIELD, useCepQuote } from './use-cep-quote.ts'

interface CepQuoteProps {
  onQuote?: (quote: Quote | null) => void
}

/** What the delivery costs and when it comes, from the CEP alone: before an account, and information only. */
export default function CepQuote({ onQuote }: CepQuoteProps): ReactNode {
  const { field, cep, type, quote, isAsking, ask } = useCepQuote(onQuote)
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
        <Answer quote={quote} />
      </div>
    </section>
  )
}

function Answer({ quote }: { quote: Quote | null }) {
  if (quote?.kind === 'quoted')
    return (
      <>
        <p>
          <b className="num">{formatBrl(quote.price)}</b> {copy.to(quote.place)}
        </p>
        <p>{copy.arrival(quote.eta)}</p>
      </>
    )
  if (quote?.kind === 'arranged')
    return (
      <>
        <p>
          <b>{freightCopy.arranged}</b>
        </p>
        <p>{copy.arrangedText}</p>
      </>
    )
  // A problem stands under the field.
  return quote ? null : <p className="muted">{copy.hint}</p>
}
