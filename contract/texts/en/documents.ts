import { buyingAgeYears } from '../../age.ts'
import {
  ADMIN_SESSION,
  BUYER_SEEN_DAYS,
  KEPT_DAYS,
  MINIMUM_AGE_YEARS,
  SECOND_FACTOR,
  SIGN_IN_MINUTES,
} from '../../limits.ts'
import type { Documents } from '../spanish-documents.ts'
import { EN_STYLE_WORDS } from './style-words.ts'

/** What is only to be read, in English. Of two readings the Spanish one holds. */
export const EN_DOCUMENTS: Documents = {
  styleWords: EN_STYLE_WORDS,
  about: {
    title: 'Beer with a first and a last name.',
    metaTitle: 'About us',
    lead: 'Lúpulo is a market for craft beer. Breweries publish what they make; you choose, pay, and tell the others how it was.',
    ways: [
      {
        title: 'Buying',
        steps: [
          'Search by style, price, bitterness or strength, and fill the cart. You need no account until you pay.',
          'When you start the purchase we hold your beers while you pay. The price is the one you saw: if it changed, we tell you first.',
          'Once the payment is approved, an e-mail brings you the details. Your purchases show every order, and there you can rate what you drank.',
        ],
        to: '/shop',
        go: 'See the beers',
      },
      {
        title: 'Selling',
        steps: [
          'Register your company with your data and the brewery’s.',
          'Each beer has its price, its stock and a label drawn from its own data.',
          'The same bottle is never sold twice: what somebody is paying for is held.',
        ],
        to: '/sellerSignUp',
        go: 'Sell mine',
      },
    ],
    responsible: {
      title: 'Little, good and without haste.',
      paragraphs: [
        `We sell only to people of ${MINIMUM_AGE_YEARS} years or more. Drinking alcohol in excess is harmful to your health. If you drink, do not drive. During pregnancy and while breastfeeding, better none.`,
        'We would rather you enjoyed one and came back than took ten home.',
      ],
    },
    team: {
      title: 'The team, in plain sight',
      text: 'We who make Lúpulo believe in clear accounts. This is what we do, and how:',
      links: [
        { to: '/contact', text: 'Write to us: a person answers' },
        { to: '/terms', text: 'Terms of use: what we promise' },
        { to: '/privacy', text: 'Privacy: what we keep' },
        { to: '/api/docs', text: 'The API, for programmers' },
      ],
    },
  },
  contactWays: {
    label: 'Other ways to reach us',
    mail: { title: 'By e-mail too', text: 'Whichever way you write, a person answers.' },
    purchase: {
      title: 'Is it about a purchase?',
      text: 'Tell us which beer, and of what day.',
      to: '/myShop',
      go: 'See my purchases',
    },
    password: {
      title: 'Forgot your password?',
      text: 'For that you need not wait for us.',
      to: '/forgotPassword',
      go: 'Recover password',
    },
    kept: {
      title: 'Your data',
      text: 'We keep your message to answer you, and for nothing else.',
      to: '/privacy',
      go: 'Privacy',
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What we keep about you, what for, and who sees it. We keep what it takes to sell beer, and nothing to follow you.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Of buyers: name, last name, identity document, e-mail, address and, if given, phone. Of sellers: the same, and the company’s name and story. Of the password only a digest is kept from which there is no way back.',
          'If you log in with a provider such as Google: the identifier of your account there, and the name, last name and e-mail that it gives us. Neither the password that you use there nor your picture.',
          'Of each session: from which browser it was opened and when it was used. The network address is not kept.',
          'Of each order: what was ordered, at what price, where it goes and what became of the payment. Also the ratings that you write.',
          'Of those who write to us from the contact page: name, e-mail, phone and the message, to answer them.',
          'Of the date of birth that you enter at the door only the answer is left, in your own browser: of legal age or not.',
        ],
      },
      {
        title: 'Payment',
        paragraphs: [
          'You enter your card’s data on the payment provider’s site, and they never pass through Lúpulo. We receive the number of the payment, the amount, and whether it was approved. We tell the provider what you ordered and for how much.',
          `The notices that the provider sends us are deleted ${KEPT_DAYS.paymentNotices} days after they were handled.`,
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'Only this is public: on ratings, your name and the initial of your last name; of a brewery, its name, its place and what it publishes. E-mail, document, phone and address appear on no public page.',
          `The brewery from which you buy can see what its shipment takes: what you bought, your name, your e-mail and the delivery address. Your e-mail, phone and address it sees until ${BUYER_SEEN_DAYS.afterHandOver} days after the hand-over, which counts as done at the latest ${BUYER_SEEN_DAYS.onTheWay} days after the parcel left; if you cancel, they are hidden at once. The shop’s administration can see the data of accounts and orders.`,
          'We do not sell your data, nor use it for advertising.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'We use only cookies of our own, and necessary ones. There are none of third parties, for advertising or for statistics.',
          `Session: remembers that you logged in, up to ${KEPT_DAYS.session} days after its last use or until you end it. That of administrators ends after ${ADMIN_SESSION.idleMinutes} minutes without use and, at most, ${ADMIN_SESSION.hours} hours after it was opened.`,
          `Known browser: remembers, encrypted, that you logged in to your account from this browser, up to ${KEPT_DAYS.knownBrowser} days. It opens nothing: it keeps other people’s failed attempts from shutting you out.`,
          `Log-in with a provider: the attempt, for ${SIGN_IN_MINUTES.attempt} minutes, and who you are while you choose what your account is for, up to ${SIGN_IN_MINUTES.choice}. If you do not choose, it is deleted.`,
          `Administrators’ second step: that the password was right and the code is missing, for ${SECOND_FACTOR.logInMinutes} minutes.`,
          `Cart: the beers that you chose and how many, up to ${KEPT_DAYS.cart} days.`,
          `Age: your answer at the door; your date of birth only while it is not enough to buy in every country. An adult’s is kept for ${KEPT_DAYS.adult} days; a minor’s, for ${KEPT_DAYS.minor === 1 ? 'a day' : `${KEPT_DAYS.minor} days`}.`,
          'Language: the one that you chose, for a year.',
          'Your e-mail: the one that you typed when you signed up or recovered the password, so that the log-in need not ask for it again. It lasts ten minutes, or until you log in.',
          'Notice: the message that the next page shows, for example when you log in. It lasts a minute.',
          'The browser’s storage also holds a copy of the cart, your role and an identifier to draw the menu, and whether you skipped an animation.',
          'For when there is no connection, your browser also keeps the beers that you last looked at, with what anybody may know of them and nothing of you. They are deleted when you log out, and once your answer at the door no longer holds.',
        ],
      },
      {
        title: 'Logs and limits',
        paragraphs: [
          'The technical log notes which page was asked for, when and with what result, without what you wrote into forms. Of each log-in it also notes the identifier of the account and whether it succeeded. To hold abuse back we count attempts by network address and by e-mail, and beers held by network address, kept for a short time and only as a keyed digest.',
        ],
      },
      {
        title: 'Your data is yours',
        paragraphs: [
          'As data protection laws provide, you can take a copy of your data with you, correct it or delete your account whenever you like: under “My data” and in your profile, once logged in. If you have no account, or something does not work, write to us.',
          'When you delete the account, your name, e-mail, document, phone, address, sessions and messages disappear. Purchases stay, because the law asks for records of sales, and so do ratings: both without your name. While there is an unpaid order, a shipment pending or a refund under way, the account waits.',
        ],
        link: { to: '/contact', text: 'Write to us' },
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    lead: 'What you can expect of Lúpulo and what we expect of you, without small print.',
    sections: [
      {
        title: 'Who may use Lúpulo',
        paragraphs: [
          `Lúpulo is only for people of ${MINIMUM_AGE_YEARS} years or more. Before you come in we ask for your date of birth; whoever is younger can neither see the shop nor buy. For a delivery the age of its country counts: in Paraguay ${buyingAgeYears('Paraguay')}, also for whoever takes it.`,
          'The data of your account must be true and the password is yours alone. There is one account for each e-mail. The administration may deactivate accounts and products; a deactivated account cannot log in.',
        ],
      },
      {
        title: 'Who sells',
        paragraphs: [
          'Lúpulo is a market: each beer is published and sold by a brewery, whose name stands beside the beer. The brewery sets its description, its price and how much there is. The shop receives the payment through the payment provider.',
          'Brewery accounts are for selling and not for buying.',
        ],
      },
      {
        title: 'Prices',
        paragraphs: [
          'Prices are in United States dollars (U$S). The total that you see in the cart is what you are asked to pay: we add nothing afterwards. If a price changed since you put the beer into the cart, we show you before you pay, and nothing is charged until you accept it.',
        ],
      },
      {
        title: 'Holding and paying',
        paragraphs: [
          'When you start a purchase we hold your beers for a limited time, so that nobody else takes them while you pay. If the payment does not come in time, the beers go back on sale, nothing is charged and we tell you by e-mail.',
          'You pay on the payment provider’s site. A purchase is confirmed when the provider tells us that the payment was approved; then we write to you with the details.',
        ],
      },
      {
        title: 'Delivery',
        paragraphs: [
          'Each order goes to the address that the cart shows when the purchase is started, in one shipment for each brewery. Your purchases show in what state each of them is. We do not promise a delivery time.',
        ],
      },
      {
        title: 'What can be cancelled',
        paragraphs: [
          'An order that you have not paid yet binds you to nothing: if you do not pay it, it expires by itself and nothing is charged.',
          'You cancel a paid shipment yourself under My purchases as long as its brewery has not marked it as shipped: all that you paid for those beers comes back, and the others go their way. Once it has left it cannot be cancelled in the shop; if something did not arrive or arrived in bad shape, ask for help from your purchases, and the administration can give back all of it or a part.',
          'What an account that is deactivated has bought is sent all the same. If the administration gives money back or cancels an order, we write to you with the reason.',
        ],
      },
      {
        title: 'Refunds',
        paragraphs: [
          'If a payment comes late and the beers are gone, if the same order is paid twice or if the amount is not the right one, we give that money back without your asking.',
          'Refunds go to the same means of payment and we tell you by e-mail when they are made. How long it takes until you see it depends on the provider and your bank. These terms take away no right that the law of your country gives you.',
        ],
      },
      {
        title: 'Ratings',
        paragraphs: [
          'Only those who bought and paid for the beer rate it, once for each beer. A rating is public, with your name and the initial of your last name.',
          'If that purchase is cancelled or refunded, the rating is deleted with it. What was free is not rated, and no brewery rates its own.',
        ],
      },
      {
        title: 'Drinking responsibly',
        paragraphs: [
          'Drinking alcohol in excess is harmful to your health. If you drink, do not drive. Do not buy for minors.',
        ],
      },
    ],
  },
}
