// Not of the domain: every page has this, and few read numbers.
const ORDER_NUMBERS = /\b((?:LC|TESTE)-[0-9A-Z]{4}-[0-9A-Z]{4})\b/

/** Text in which an order's number never ends up on two lines; its hyphens stay ordinary ones, to be copied and searched. */
export function Unbroken({ children }: { children: string }) {
  return children.split(ORDER_NUMBERS).map((piece, place) =>
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
