import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { fromPrice } from '#catalogue/products/copy/prices.ts'
import { servicePages } from '#catalogue/products/storefront/service-pages.ts'
import { serviceOffers } from '#catalogue/search/copy/product-list.ts'
import { searchSuggestionsCopy as words } from '#catalogue/search/copy/search-suggestions.ts'
import { askedService } from '#catalogue/search/domain/asked-service.ts'
import type { SearchSuggestions } from '#catalogue/search/use-cases/suggest-in-search.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { useStorefrontParts } from '#ui/browser/use-root-data.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { moveActive, useSuggestions } from '#ui/form/use-suggestions.ts'

interface SearchSuggestionsListProps {
  input: RefObject<HTMLInputElement | null>
  typed: string
  listOf(typed: string): string | null
  onClose(): void
  onChosen(): void
}

interface Option {
  to: string
  name: string
  detail: string
  image?: SearchSuggestions['products'][number]['image']
}

const MIN_SEARCH_LENGTH = 2

function serviceOption(typed: string, sellsVouchers: boolean): Option[] {
  const service = askedService(typed)
  if (!service || (service === 'voucher' && !sellsVouchers)) return []
  return [{ to: servicePages[service], name: serviceOffers[service].link, detail: '' }]
}

export default function SearchSuggestionsList({
  input,
  typed,
  listOf,
  onClose,
  onChosen,
}: SearchSuggestionsListProps): ReactNode {
  const navigate = useNavigate()
  const id = useId()
  const suggestions = useSuggestions<SearchSuggestions>({
    path: pathTo('searchSuggestions'),
    text: typed,
    shortest: MIN_SEARCH_LENGTH,
  })
  const sellsVouchers = useStorefrontParts().vouchers ?? false
  const options = suggestions
    ? [
        ...serviceOption(suggestions.text, sellsVouchers),
        ...listOptions(suggestions.answer, listOf(suggestions.text)),
      ]
    : []
  // Typing clears the choice, and late results do not move it to another row.
  const [choice, choose] = useState<{ typed: string; to: string } | null>(null)
  const active = choice?.typed === typed ? options.findIndex(({ to }) => to === choice.to) : -1
  const chosenOption = options[active]
  const isOpen = options.length > 0

  function go(option: Option) {
    onChosen()
    navigate(option.to)
  }

  useCombobox(input, {
    listId: isOpen ? id : null,
    activeId: chosenOption ? `${id}-${active}` : null,
    steer(event) {
      const next = isOpen ? moveActive(active, event.key, options.length) : null
      const nextOption = next === null ? undefined : options[next]
      if (nextOption) choose({ typed, to: nextOption.to })
      else if (event.key === 'Enter' && chosenOption) go(chosenOption)
      else if (event.key === 'Escape' && isOpen) onClose()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    leave: onClose,
  })

  const isNear = isOpen && suggestions?.answer.isNear
  const isMissed = !isOpen && suggestions?.answer.total === 0
  const message =
    suggestions && (isNear ? words.near(suggestions.text) : isMissed && words.nothing(suggestions.text))
  return (
    <>
      {(message || isOpen) && (
        <div className="suggest suggest--search">
          {message && <p className="suggest__word muted fs-small">{message}</p>}
          {isOpen && (
            <div id={id} role="listbox" aria-label={words.label}>
              {options.map((option, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
                <div
                  key={option.to}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => {
                    // Prevents the field from losing focus, which would close the list.
                    event.preventDefault()
                    if (event.button === 0) go(option)
                  }}
                >
                  {option.image ? (
                    <Image image={option.image} alt="" sizes="3rem" />
                  ) : (
                    <Icon name="search" size="s" />
                  )}
                  <span className="suggest__name">{option.name}</span>
                  <span className="muted">{option.detail}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      {/* Rendered empty first: screen readers ignore a live region that is mounted with its text. */}
      <output className="sr">
        {[message, isOpen && words.count(options.length)].filter(Boolean).join(' ')}
      </output>
    </>
  )
}

const option = (to: string, name: string, detail: string): Option => ({ to, name, detail })

function listOptions(
  { products, total, collections, posts }: SearchSuggestions,
  all: string | null,
): Option[] {
  return [
    ...products.map(({ slug, name, price, isLowest, image }) => ({
      to: pathTo('product', { slug }),
      name,
      detail: isLowest ? `${fromPrice} ${formatBrl(price)}` : formatBrl(price),
      image,
    })),
    ...collections.map(({ slug, name }) => option(pathTo('collection', { slug }), name, words.collection)),
    ...posts.map(({ slug, title }) => option(pathTo('blogPost', { slug }), title, words.post)),
    ...(all && products.length > 0 && (total === null || total > products.length)
      ? [{ to: all, name: words.all(total), detail: '' }]
      : []),
  ]
}

interface Combobox {
  listId: string | null
  activeId: string | null
  steer(event: KeyboardEvent): void
  leave(): void
}

/** The input exists before this script loads, so its combobox attributes are set here. */
function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { listId, activeId, steer, leave }: Combobox,
) {
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(listId !== null))
    for (const [name, value] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const)
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, activeId])

  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', steer)
    field?.addEventListener('blur', leave)
    return () => {
      field?.removeEventListener('keydown', steer)
      field?.removeEventListener('blur', leave)
    }
  })

  useEffect(() => {
    const field = input.current
    return () => {
      field?.setAttribute('aria-expanded', 'false')
      field?.removeAttribute('aria-controls')
      field?.removeAttribute('aria-activedescendant')
    }
  }, [input])
}
