const HYPHENATED = /\b([A-Z]{2,5}-[0-9A-Z]{4}-[0-9A-Z]{4}|[a-zç]+-feira|[Ee]-mails?|\d+ g)\b/

/**
 * Prevents line breaks inside order numbers, weekdays, weights and 'e-mail'. Keeps normal hyphens, so that
 * search works.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(HYPHENATED).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice, and the text is replaced as a whole
      <span key={place} className="nowrap">
        {piece}
      </span>
    ),
  )
}
