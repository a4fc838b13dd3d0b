import { brandImages } from './brand-images.ts'

export const demoStory = {
  title: 'Nossa História',
  emphasis: 'História',
  lead: 'Começou com uma panela emprestada, num apartamento da Vila Madalena, e com a vontade de acender uma vela que deixasse só o perfume.',
  description:
    'Como uma panela emprestada na Vila Madalena virou um ateliê de velas de cera de coco feitas à mão em São Paulo.',
  card: 'Uma panela emprestada, doze velas de presente e o que veio depois.',
  quote: 'Uma vela boa não enfeita a casa. Ela muda o ritmo de quem mora nela.',
  quoteAuthor: 'Clara Nogueira',
  quoteAbout: 'fundadora do ateliê',
  makingTitle: 'Coco, algodão e paciência',
  makingText: [
    'Testamos parafina e ceras de soja, de abelha e de palma antes de chegar à de coco. Ela derrete em temperatura baixa, carrega bem o perfume e queima limpa: num copo de 180 g, por até 45 horas.',
    'O pavio é de algodão orgânico. O copo volta para a mesa quando a vela acaba. E cada uma descansa 48 horas antes de receber o rótulo.',
  ].join('\n\n'),
  makingImage: brandImages.atelieRotulo,
  stepsTitle: 'Vela a vela',
  stepMark1: '2023',
  stepTitle1: 'Doze velas, todas de presente',
  stepText1:
    'A primeira leva some em uma semana. As amigas pedem mais, e a panela emprestada não volta para a dona.',
  stepImage1: brandImages.processoCartao,
  stepMark2: '2024',
  stepTitle2: 'A loja abre',
  stepText2: 'Um ateliê de quarenta metros quadrados na Rua Harmonia, cinco aromas e o primeiro motoboy.',
  stepImage2: brandImages.processoAtelie,
  stepMark3: '2025',
  stepTitle3: 'Os copos voltam',
  stepText3: 'Nasce o programa de devolução: três recipientes vazios, 10% de desconto na próxima compra.',
  stepMark4: '2026',
  stepTitle4: 'Quinze aromas, uma meta',
  stepText4:
    'A família se completa, e começamos a medir o carbono que sai do ateliê, da cera à entrega, para compensar tudo.',
  aboutTitle: 'Três pares de mãos, nenhuma pressa',
  aboutText: [
    'Clara verte, Júlia perfuma e Tomás cuida das caixas. Fazemos trinta velas por dia e paramos aí, porque depois disso a atenção cansa antes da cera.',
    'O nome veio por último. Lume é o fogo pequeno, aquele que se pede emprestado para acender outro. Coco é de onde sai a cera. Juntos, dizem quase tudo.',
    'Se a sua vela chegar de presente, o cartão traz as palavras de quem mandou, e quem conferiu uma por uma foi um dos três.',
  ].join('\n\n'),
  bandTitle: 'Quem responde é gente',
  bandLead:
    'Quer ajuda para escolher, encomendar para um casamento ou contar o que achou? Escreva. As mensagens são lidas todos os dias, por um de nós três.',
  bandButton: 'Escrever para o ateliê',
}
