/** A package of a font family in the npm registry, as it was when this list was made. */
export interface FontPackage {
  readonly version: string;
  /** Of its tarball, as lock files have it. */
  readonly integrity: string;
}

/** By name. `font-folder.test.ts` compares it with the lock file. */
export const fontPackages: Readonly<Record<string, FontPackage>> = {
  "@fontsource-variable/archivo": {
    version: "5.3.0",
    integrity: "sha512-HogK8FJelrD1o7TlZlkIVtHgc20bO5PZRWE7mUeUTdMN055alznQV6/00J00IBeu8FQAH4s3zW9UJNvKExXf+g==",
  },
  "@fontsource-variable/archivo-narrow": {
    version: "5.3.0",
    integrity: "sha512-MFED5VqaINcaYHXzXuaJQLg9Bsp5MXcpMGpUA4L6A0EPEoAO4q29YcZci9o4x4Q4Gah7Sg+wQkD+LYPk9APHbg==",
  },
  "@fontsource-variable/bricolage-grotesque": {
    version: "5.3.0",
    integrity: "sha512-TLi9Q4hJjS2UvoTMRSS2nHu6c4R56lAw60NR9QYtVRCHn0XtsFpiEhNffZ8Glsoxu6wEEwLKBP8lb94J52PNBA==",
  },
  "@fontsource-variable/cairo": {
    version: "5.3.0",
    integrity: "sha512-zkxIsVQ406AJXD1qaldeOj+CIsMzRMXRT2x6fkYjNJE2DFsqGMzNGFhdrZdZagq3qX9JwaMaZetMc7/oUlpfpg==",
  },
  "@fontsource-variable/dm-sans": {
    version: "5.3.0",
    integrity: "sha512-BpUG5bqePiDFMBM4ZtLSlPdAIOM990uB1dlXzIf4aw21yQR7BmykedLXXXMqGWsR18aMLOsbWccwJNh3ztTQaA==",
  },
  "@fontsource-variable/exo-2": {
    version: "5.3.0",
    integrity: "sha512-KgmRT6/E6y/ZwFcGnlFrFoKkizPcWtpDh1q1KlxLNA7NJWaSP4Y+nWGRlnRBiGZ8yybF8DhEWNldmDhOZkzMAQ==",
  },
  "@fontsource-variable/figtree": {
    version: "5.3.0",
    integrity: "sha512-VRVodD7OiG7apQwE8/2fMjaqpY/a0qRJqL5HtYj8CKIVps+9amaFcdfKmDIf7iqYQx6iPLlArVXAfKeIZmVcNQ==",
  },
  "@fontsource-variable/fraunces": {
    version: "5.3.0",
    integrity: "sha512-9BYGySn4AHEJdgp9Z28tQ3X+laJMEOITXkQarZXeloWQZDq5oOvXJ3kDA8c7MGIfpogIaZfjrQBqmda8POOCKA==",
  },
  "@fontsource-variable/fredoka": {
    version: "5.3.0",
    integrity: "sha512-13w98iw2RcmYfZQRZPLSu+0YJK3HHm5A2XrpU26moFIAePmfiKfvkmEJUgkc8r5GNR+pbDijOueS1KdGAMAWmQ==",
  },
  "@fontsource-variable/hanken-grotesk": {
    version: "5.3.0",
    integrity: "sha512-DOd0FqL+3cH2dfNy0JtSq9tUfxBz5mLmHMjTU0DOr3E9Zo6wxuatCl53DIPNrSPgCsnuKyM739BTIG5glCLirw==",
  },
  "@fontsource-variable/instrument-sans": {
    version: "5.3.0",
    integrity: "sha512-u4gKbDBTNFGkg997tfQn3eHOhHuquWUFTRT/rwzuKtrxX5P2ekfs2x+LgBPP4P32+cC+vUwF1Cr+IdRoPQbrGw==",
  },
  "@fontsource-variable/inter": {
    version: "5.3.0",
    integrity: "sha512-OupL48va4JNofb97w6NYeF9S7W/kHNKM0Er8Dem5nqi4jeOLrVJDoE8tZEpnMJmtkvNbB1EIPPwHcdkF6b1oUA==",
  },
  "@fontsource-variable/jetbrains-mono": {
    version: "5.3.0",
    integrity: "sha512-F32xpS2NsGYoQi2ADSkKTgpJj7ozajsGgDJ8woTnqjmIB+dxDIqImjl4pXZVEExu8UFZ2ndhmX18EBS/hdz3Lw==",
  },
  "@fontsource-variable/newsreader": {
    version: "5.3.0",
    integrity: "sha512-rrzYi43qMpbzwuFtf9OkWH8sxAPVPcQQQEwXpPtwaKYeJ8yVg5aLs5kawmo1f2Q1t1M38TLmEKCkGVDsYwgdFw==",
  },
  "@fontsource-variable/noto-sans-arabic": {
    version: "5.3.0",
    integrity: "sha512-Rz8+DBzza3//cmN+DBQajJhx3x+Dx12eUgnQsTOgPWbOT0+In6APmE8z4I/QQnUWfAx+s8l93+60qDT5vJH1sA==",
  },
  "@fontsource-variable/nunito": {
    version: "5.3.0",
    integrity: "sha512-tw0ch7evIDSwoeUy+0XzocYHfbRWLeCRPJy22KgbrLjDLAbNw/fErBiil10Ssrs3Sjr55zaZrr36a975j8cBkQ==",
  },
  "@fontsource-variable/orbitron": {
    version: "5.3.0",
    integrity: "sha512-KwW0YX1DJNqF0v86W1hZonuauypCFaltGdpB6qwCeu5bUyHoFpeZ84aAjChZSRF7RWZFithg/il0nMwYxJgqDA==",
  },
  "@fontsource-variable/oswald": {
    version: "5.3.0",
    integrity: "sha512-sSZzcTeaQGNyZbTVlS4tNNHElK38UktFLqKd6NQDLFCBV27320rQC3kXSZVytYm1PPjKmPxqVaGwqj7LEKUWQw==",
  },
  "@fontsource-variable/outfit": {
    version: "5.3.0",
    integrity: "sha512-fPb5XnYK0k7SbR++HEmm4+ZqDszmLKQ+sPRUr8oQ/KNC0vy6r6hazJFe8iYozv4cqlHbvJ/JECkJWrfDodUMVQ==",
  },
  "@fontsource-variable/readex-pro": {
    version: "5.3.0",
    integrity: "sha512-ebrEcz8sjzQk92x6K3WtYzOgEKTIDe5D+iPqef0YYvPdqCfxzVkRgpsog5POX4sWa7e4wccCQ1IhmMuRka2hZg==",
  },
  "@fontsource-variable/rubik": {
    version: "5.3.0",
    integrity: "sha512-yQUf8qle24MJYA+EuauyF+cqjjN6I715nGjitt3sGmwZA0XfA4fWJcLq1C/diREZl4Qzn1E80nLMc0ipC/a4Lg==",
  },
  "@fontsource-variable/saira": {
    version: "5.3.0",
    integrity: "sha512-C1rm7n1OuEx4Se/SAB/5EeUuCviGFFnYTr5vxuQQm2YIOfgbQWx/P6qqhdXlVCBRm/1UzNWCtDK5jNbVmO6W2w==",
  },
  "@fontsource-variable/vazirmatn": {
    version: "5.3.0",
    integrity: "sha512-ZA68W8JHbMdNzzwjYHUWKB2PH22QpxNEnk0ukcXM+XiqYMV6ZWJZAKuNXcrMR2JjuIAwsfAU3KknCXPI6wXUvw==",
  },
};
