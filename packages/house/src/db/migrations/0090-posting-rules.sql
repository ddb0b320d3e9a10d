-- Which accounts each kind of posting may move (docs/spec/money.md, "Accounts and postings"): the one list of
-- them.

-- Every account that loses by a posting must be allowed to give to every account that gains by it.
create table posting_rule (
  kind text not null,
  gives text not null,
  takes text not null,
  -- Both are the same player's, dealer's or batch's.
  own boolean not null default false,
  primary key (kind, gives, takes)
);
insert into posting_rule (kind, gives, takes, own) values
  -- Credit: issued and withdrawn at the root, between dealers, to a player and back.
  ('issue', 'issuance', 'credit', false), ('issue', 'credit', 'issuance', false),
  ('transfer', 'credit', 'credit', false),
  ('credit', 'credit', 'cash', false),
  ('take_back', 'cash', 'credit', false),
  -- A coupon. What is missing of the stake goes to the book, what the book adds comes from it.
  ('place', 'cash', 'open', false),
  ('reject', 'open', 'cash', false),
  ('lose', 'open', 'book', false),
  ('win', 'open', 'cash', false), ('win', 'open', 'book', false), ('win', 'book', 'cash', false),
  ('bonus', 'book', 'cash', false),
  ('void', 'open', 'cash', false),
  ('cancel', 'open', 'cash', false),
  ('sell', 'open', 'cash', false), ('sell', 'open', 'book', false), ('sell', 'book', 'cash', false),
  -- A result that changed (I8): what was paid is taken back, the shortfall is owed (I9), and the right sum is
  -- paid.
  ('resettle', 'cash', 'open', false), ('resettle', 'cash', 'book', false),
  ('resettle', 'receivable', 'open', false), ('resettle', 'receivable', 'book', false),
  ('resettle', 'book', 'open', false), ('resettle', 'open', 'book', false),
  ('resettle', 'open', 'cash', false), ('resettle', 'book', 'cash', false),
  ('resettle', 'open', 'receivable', false), ('resettle', 'book', 'receivable', false),
  -- What is owed is paid off out of the player's own cash.
  ('receivable', 'cash', 'receivable', true),
  -- Payments: in; asked, paid and denied (I14).
  ('deposit', 'clearing', 'cash', false),
  ('hold', 'cash', 'hold', true),
  ('withdraw', 'hold', 'clearing', false),
  ('release', 'hold', 'cash', true),
  -- Cards (I16).
  ('card', 'credit', 'cards', false),
  ('redeem', 'cards', 'cash', false),
  -- Commission, and the cut of a period (I17).
  ('commission', 'book', 'commission', false),
  ('cut', 'cash', 'receivable', true), ('cut', 'receivable', 'cash', true),
  ('cut', 'credit', 'dealer_receivable', true), ('cut', 'dealer_receivable', 'credit', true),
  ('cut', 'receivable', 'clearing', false), ('cut', 'clearing', 'receivable', false),
  ('cut', 'dealer_receivable', 'clearing', false), ('cut', 'clearing', 'dealer_receivable', false);

-- The rules say which kinds there are.
alter table ledger_transaction drop constraint ledger_transaction_kind_check;

-- Players and dealers are numbered apart: what a dealer owes has a name of its own.
alter table ledger_account drop constraint ledger_account_kind_check, drop constraint ledger_account_floor;
alter table ledger_account
  add constraint ledger_account_kind_check
    check (kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable', 'dealer_receivable')),
  add constraint ledger_account_floor
    check (kind in ('receivable', 'dealer_receivable') or balance >= -credit_line);
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable', 'dealer_receivable', 'book',
    'open', 'issuance', 'clearing', 'commission'));
