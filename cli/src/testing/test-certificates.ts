/** The key of both certificates. It is in the repository: it protects nothing. */
export const certificateKey: string = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2l+U7vZJdr+M8ibp
CKrxS2Zr+JbiRdL5/crwRJr8JVyhRANCAARG+Ki7iqjTiJhDdBy7MJ0dlxvLUHEh
r+pOs38EK8z7gYHjNAbCie8/qbC5aAq997HZi64IuJ6lh0gmtRkX9fzo
-----END PRIVATE KEY-----`;

/** A certificate of northwind.localhost that signs itself and expired on 1 February 2000. */
export const expiredCertificate: string = `-----BEGIN CERTIFICATE-----
MIIBbTCCARKgAwIBAgIBATAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNub3J0aHdp
bmQubG9jYWxob3N0MB4XDTAwMDEwMTAwMDAwMFoXDTAwMDIwMTAwMDAwMFowHjEc
MBoGA1UEAwwTbm9ydGh3aW5kLmxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABEb4qLuKqNOImEN0HLswnR2XG8tQcSGv6k6zfwQrzPuBgeM0BsKJ7z+p
sLloCr33sdmLrgi4nqWHSCa1GRf1/OijQTA/MB4GA1UdEQQXMBWCE25vcnRod2lu
ZC5sb2NhbGhvc3QwHQYDVR0OBBYEFFe6/ZZom/q2tHsQdNTpz///J3pnMAoGCCqG
SM49BAMCA0kAMEYCIQCCPPsxes+jwww8YyJb5OuQEEB6bJ6eUVIFZ2HYIuQkUwIh
AILgYfqHmMi3Q1Cn1UMutYJinuUbJPFjOyHGp09oIuEX
-----END CERTIFICATE-----`;

/** The same, valid until the year 2100. */
export const selfSignedCertificate: string = `-----BEGIN CERTIFICATE-----
MIIBbjCCARSgAwIBAgIBAjAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNub3J0aHdp
bmQubG9jYWxob3N0MCAXDTAwMDEwMTAwMDAwMFoYDzIxMDAwMTAxMDAwMDAwWjAe
MRwwGgYDVQQDDBNub3J0aHdpbmQubG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZI
zj0DAQcDQgAERviou4qo04iYQ3QcuzCdHZcby1BxIa/qTrN/BCvM+4GB4zQGwonv
P6mwuWgKvfex2YuuCLiepYdIJrUZF/X86KNBMD8wHgYDVR0RBBcwFYITbm9ydGh3
aW5kLmxvY2FsaG9zdDAdBgNVHQ4EFgQUV7r9lmib+ra0exB01OnP//8nemcwCgYI
KoZIzj0EAwIDSAAwRQIgSApE33Kl276b6IxZ4FWMIKaLpu/X5dp7nk2FKp8Uo+QC
IQCarg8faW6Qi9kqQ9UlU9eA/eqx2CH+4uttdwS2gXpDPA==
-----END CERTIFICATE-----`;
