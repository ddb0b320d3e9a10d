import type { PageTexts } from "./page.ts";

export const english: PageTexts = {
  dictionary: {
    title: "Betting dictionary",
    html: `<h2>The words on your slip</h2>
<dl>
<dt>Selection</dt><dd>One outcome of one market of one match, at the odds shown.</dd>
<dt>Single</dt><dd>A coupon with one selection. It wins if the selection wins.</dd>
<dt>Accumulator</dt><dd>Several selections of different matches on one coupon. All must win; their odds are multiplied.</dd>
<dt>Ways</dt><dd>Two or more selections of the same match on one coupon. Each combination is a line of its own.</dd>
<dt>System</dt><dd>All combinations of a chosen size out of your selections, for example 2 of 3. Some may lose and you can still win.</dd>
<dt>Banker</dt><dd>A selection that is in every line of a system.</dd>
<dt>Stake</dt><dd>What you pay for the coupon.</dd>
<dt>Payout</dt><dd>What you receive if the coupon wins; it includes your stake.</dd>
<dt>1X2</dt><dd>1 is a home win, X a draw, 2 an away win, after 90 minutes and stoppage time.</dd>
<dt>Double chance</dt><dd>Two of the three results of a match in one selection.</dd>
<dt>Over and under</dt><dd>Whether more or fewer goals are scored than the line shown.</dd>
<dt>Both teams to score</dt><dd>Whether each team scores at least one goal.</dd>
<dt>Void</dt><dd>A selection that does not count. It is taken out of the coupon at odds of 1.00.</dd>
</dl>`,
  },
  faq: {
    title: "Help and FAQ",
    html: `<h2>My account</h2>
<h3>I cannot sign in. What can I do?</h3>
<p>Check that caps lock is off and that you use your username, not your e-mail address. If it still fails, ask customer service.</p>
<h3>How do I change my password?</h3>
<p>Open the account menu and choose Change Password. All other devices are signed out when you do.</p>
<h2>My coupons</h2>
<h3>Where do I see whether my bet was accepted?</h3>
<p>An accepted bet has a coupon number and is in your list of coupons at once. A bet without a number was not taken, and your balance is unchanged.</p>
<h3>The odds changed while I was betting. What happens?</h3>
<p>Nothing is placed at other odds than you agreed to. The slip shows the new odds and asks you, unless you told it to take changes.</p>
<h3>When is my coupon settled?</h3>
<p>As soon as the results of its matches are official. Transactions shows every movement of your balance and why it was made.</p>`,
  },
  about: {
    title: "About us",
    html: `<p>{brand} is a place to bet on sports, for adults, with clear rules and prompt settlement.</p>
<p>Every coupon is kept with the odds at which you placed it, and every movement of your balance can be seen in your transactions.</p>
<p>Make sure that you are on our genuine site: check the address in your browser before you sign in, and never give your password to anybody. Our staff will never ask for it.</p>`,
  },
  privacy: {
    title: "Privacy",
    html: `<h2>What we keep</h2>
<p>We keep what is needed to run your account: your username, the contact details that you gave, your coupons and the movements of your balance. Your password is kept only in a form from which it cannot be read.</p>
<h2>Cookies</h2>
<p>One cookie keeps you signed in; others remember your language and that you are signed in. They are not used for advertising.</p>
<h2>Whom we tell</h2>
<p>We pass your data on only where the law or our licence demands it, or where a payment needs it.</p>
<h2>Your rights</h2>
<p>You may ask what we keep about you, have it corrected, and have it deleted as far as the law does not oblige us to keep it. Customer service takes your request.</p>`,
  },
  terms: {
    title: "Terms and conditions",
    html: `<h2>Who may play</h2>
<p>You must be 18 or older, or older where your country demands it, and you must play for yourself. One person has one account.</p>
<h2>Your account</h2>
<p>You keep your password to yourself and answer for what is done with your account. Tell us at once if you believe that somebody else uses it.</p>
<h2>Bets</h2>
<p>A bet is accepted when it has a coupon number. It stands as it was placed; the bet rules say when it can be cancelled or is void.</p>
<h2>Errors</h2>
<p>Where a price or a result was plainly wrong, the bets concerned are settled at the right one or made void, and your transactions show the correction.</p>
<h2>Complaints</h2>
<p>Write to customer service with the coupon number. If we cannot agree, you may turn to the body named in our licence.</p>`,
  },
  responsible: {
    title: "Responsible gaming",
    html: `<p>Betting is entertainment. It is no way to earn money or to win back losses.</p>
<h2>Stay in control</h2>
<ul>
<li>Decide before you start how much you can afford to lose, and stop there.</li>
<li>Do not chase losses. Take breaks.</li>
<li>Do not bet when you are upset, tired or have been drinking.</li>
<li>Never borrow money to bet.</li>
</ul>
<h2>Limits and breaks</h2>
<p>Customer service lowers your limits at once when you ask, and closes your account for as long as you wish. A limit is raised only after 24 hours.</p>
<h2>No minors</h2>
<p>Nobody under 18 may play. If children use your device, keep your password from them and use a filter.</p>
<h2>Help</h2>
<p>If betting has stopped being fun, talk to somebody. National help lines are free and confidential.</p>`,
  },
  customerService: {
    title: "Customer service",
    html: `<p>Have your username and, for a question about a bet, the coupon number ready. Never send us your password.</p>
<p>You reach us by the contacts in the footer of this site, or through the shop where you opened your account.</p>`,
  },
  payments: {
    title: "Payment methods",
    html: `<p>Your balance is topped up and paid out by the shop where you opened your account, or, where your account allows it, by the methods listed under Deposit and Withdraw.</p>
<p>Every payment appears in your transactions. A withdrawal is taken from your balance when you ask for it and put back in full if it is denied.</p>`,
  },
  betRules: {
    title: "Betting rules",
    html: `<h2>Results</h2>
<p>A football bet counts after 90 minutes and stoppage time. Extra time and penalties do not count unless the market says so.</p>
<h2>Postponed and abandoned matches</h2>
<p>A match that is postponed or abandoned and not finished within 48 hours is void, except for markets that were already decided.</p>
<h2>Void selections</h2>
<p>A void selection is taken out of the coupon at odds of 1.00. If all selections are void the stake is returned.</p>
<h2>Payout</h2>
<p>The stored odds of the coupon are multiplied exactly and the result is rounded once, to the smallest unit of your currency. The maximum payout of your account applies.</p>
<h2>Limits</h2>
<p>Stakes, odds, selections and payouts have limits; the slip shows those that concern you.</p>
<h2>Cancelling</h2>
<p>A coupon can be cancelled for a few minutes after it was placed, if it is not live and none of its matches has begun.</p>`,
  },
};
