import type { Quote } from '#settings/domain/brand-page.ts'

export function Quotation({ quote }: { quote: Quote }) {
  return (
    <blockquote className="quote">
      <p>“{quote.text}”</p>
      <footer>
        <b>{quote.author}</b>
        {quote.about}
      </footer>
    </blockquote>
  )
}
