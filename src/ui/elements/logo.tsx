import { logoName } from '#platform/copy/name.ts'
import { brand } from '#ui/brand/brand.ts'
import { brandFiles } from '#ui/brand/brand-files.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'

interface LogoProps {
  /** 'light' on cocoa. */
  tone?: 'ink' | 'light'
  /** '' where the link around it already has a name. */
  alt?: string
  className?: string
  /** Where no data of the root tells it. */
  name?: string | undefined
}

/** The whole logo, or the name in type where it was drawn for another. A file rather than inline paths: it is fetched once for all pages and costs no script. */
export function Logo({ tone = 'ink', alt, className, name: given }: LogoProps) {
  const known = useShopName()
  const name = given ?? known
  if (name !== logoName) return <WrittenName name={name} isNamed={alt === ''} className={className} />
  const file = tone === 'ink' ? brandFiles.logo : brandFiles.logoLight
  // React asks for eager images before everything else; the light one stands at the foot of the page.
  const loading = tone === 'light' ? 'lazy' : undefined
  return (
    <img
      {...brand.logoSize}
      src={file}
      alt={alt ?? name}
      loading={loading}
      className={classNames('logo', className)}
    />
  )
}

function WrittenName({ name, isNamed, className }: { name: string; isNamed: boolean; className?: string }) {
  return (
    <span aria-hidden={isNamed || undefined} className={classNames('logo logo--written', className)}>
      {name}
    </span>
  )
}

/** The round sign alone, for narrow places. */
export function BrandSymbol({ className }: { className?: string }) {
  return (
    <img width="48" height="48" src={brandFiles.symbol} alt="" className={classNames('symbol', className)} />
  )
}
