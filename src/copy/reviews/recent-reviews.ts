/** The home page's section of reviews; apart from the other words about reviews, which it does not need. */
export const recentReviewsCopy = {
  title: 'Quem acendeu conta',
  lead: 'As avaliações mais recentes, vela a vela.',
  demo: 'Demonstração',
  about: (candle: string) => `Avaliações de ${candle}`,
} as const
