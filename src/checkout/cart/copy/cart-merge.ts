import type { Shortfall } from '#checkout/cart/domain/plan-merge.ts'

export const shortfallTitle = 'Nem tudo veio junto'

export const shortfallText = (shortfalls: readonly Shortfall[]): string =>
  shortfalls.map(describeShortfall).join(' ')

function describeShortfall(shortfall: Shortfall): string {
  switch (shortfall.code) {
    case 'unavailable':
      return shortfall.name ? `${shortfall.name} não está mais à venda.` : 'Um produto saiu da loja.'
    case 'out-of-stock':
      return `${shortfall.name} está sem estoque.`
    case 'not-enough-stock':
      return `Só há ${shortfall.available} ${shortfall.available === 1 ? 'unidade' : 'unidades'} de ${shortfall.name} em estoque.`
  }
}
