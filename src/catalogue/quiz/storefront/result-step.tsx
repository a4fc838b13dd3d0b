import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { AddToCartForm } from '#catalogue/products/storefront/add-to-cart-form.tsx'
import { cardChoice } from '#catalogue/products/storefront/card-choice.ts'
import { useCompareAddress } from '#catalogue/products/storefront/optional-pages.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { OtherSize, Stock } from '#catalogue/products/storefront/stock.tsx'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { quizCopy } from '#catalogue/quiz/copy/quiz.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { ArrowLink, LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface ResultStepProps {
  title: string
  lead: string
  candles: readonly ProductCard[]
  kit: ProductCard | null
  fitting: readonly string[]
  reasons: Record<string, string>
  sharedAddress: string
}

export function ResultStep({ title, lead, candles, kit, fitting, reasons, sharedAddress }: ResultStepProps) {
  const shopName = useShopName()
  const compareAddress = useCompareAddress()
  const restartLink = <ArrowLink to={pathTo('quiz')}>{quizCopy.again}</ArrowLink>
  if (candles.length === 0)
    return (
      <div className="wrap section">
        <EmptyState
          heading="h1"
          title={title}
          text={lead}
          action={<LinkButton to={pathTo('quiz')}>{quizCopy.again}</LinkButton>}
        />
      </div>
    )
  return (
    <div className="wrap quiz__page">
      <p className="small muted">{quizCopy.name}</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <ol className="quiz__results mt6">
        {candles.map((candle, place) => (
          <li key={candle.id}>
            <ProposedCandle candle={candle} reason={reasons[candle.id] ?? ''} isFirst={place === 0} />
          </li>
        ))}
      </ol>
      {kit && <InSmall kit={kit} count={candles.length} fitting={fitting} />}
      <div className="quiz__share cluster mt7">
        {compareAddress && candles.length > 1 && (
          <LinkButton
            to={`${compareAddress}?${new URLSearchParams({ velas: candles.map(({ slug }) => slug).join(',') })}`}
            prefetch="intent"
          >
            {quizCopy.compare}
          </LinkButton>
        )}
        <a
          className="btn btn--ghost"
          href={`https://wa.me/?text=${encodeURIComponent(quizCopy.message(title, shopName, sharedAddress))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" size="s" />
          {quizCopy.send}
        </a>
        <CopyButton text={sharedAddress} label={quizCopy.copyLink} />
        {restartLink}
      </div>
    </div>
  )
}

interface InSmallProps extends Pick<ResultStepProps, 'fitting'> {
  kit: ProductCard
  count: number
}

function InSmall({ kit, count, fitting }: InSmallProps) {
  return (
    <aside className="label-frame mt5" aria-labelledby="quiz-kit">
      <h2 id="quiz-kit">{quizCopy.kit.title}</h2>
      <p className="mt3">{quizCopy.kit.text(kit.name, count)}</p>
      <p className="quiz__price cluster ends baseline mt3">
        <Price amount={kit.price} before={kit.priceBefore} />
      </p>
      <LinkButton
        to={pathTo('product', { slug: kit.slug }, { velas: fitting.join(',') })}
        variant="ghost"
        className="mt3"
      >
        {quizCopy.kit.choose}
      </LinkButton>
    </aside>
  )
}

interface ProposedCandleProps {
  candle: ProductCard
  reason: string
  isFirst: boolean
}

function ProposedCandle({ candle, reason, isFirst }: ProposedCandleProps) {
  const address = pathTo('product', { slug: candle.slug })
  return (
    <article className="quiz__candle">
      <Link to={address} prefetch="intent" tabIndex={-1} aria-hidden="true">
        <Image image={candle.cover} alt="" sizes="(min-width: 48rem) 27rem, 8rem" priority={isFirst} />
      </Link>
      <div className="quiz__told">
        <h2>
          <Link to={address} prefetch="intent">
            {candle.name}
          </Link>
        </h2>
        <p className="quiz__why">{reason}</p>
        <OtherSize product={candle} className="small muted" />
        <p className="quiz__price cluster ends baseline">
          <Price amount={candle.price} before={candle.priceBefore} />
          <Stock product={candle} place="card" />
        </p>
      </div>
      {candle.stockQuantity > 0 ? (
        <AddToCartForm
          {...cardChoice(candle)}
          variant={isFirst ? 'flame' : 'ghost'}
          block
          formClassName="quiz__add"
        />
      ) : (
        <LinkButton to={address} variant="ghost" block className="quiz__add">
          {quizCopy.soldOut}
        </LinkButton>
      )}
    </article>
  )
}
