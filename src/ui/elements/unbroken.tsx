// Not of the domain: every page has this, and few read numbers.
const HYPHENATED = /\b((?:LC|TESTE)-[0-9A-Z]{4}-[0-9A-Z]{4}|[a-zç]+-feira|[Ee]-mails?|\d+ g)\b/

/** Text whose order numbers, weekdays, weights and 'e-mail' are not torn; hyphens stay ordinary ones, to be searched. */
export function Unbroken({ children }: { children: string }) {
  return children.split(HYPHENATED).map((piece, place) =>
    // Splitting by a group puts what it matched at every second place.
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
